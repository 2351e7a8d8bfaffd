import { z } from 'zod'
import { SettingsError } from './settings-error.ts'

const text = z.string().trim().min(1).optional()
/** Secrets must travel encrypted, except to a server on this machine, for trying things out. */
const address = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((url) => url.startsWith('https:') || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname))
  .transform((url) => url.replace(/\/+$/, ''))
const anAddress = 'an https address (http on this machine only)'

/** Versions of the Creators API's credentials: the first figure is the kind of token, the second the region. */
const credentialVersions = ['2.1', '2.2', '2.3', '3.1', '3.2', '3.3'] as const

/** Settings of the shops, a part of the table in settings.ts. */
export const shopSettingsTable = {
  AMAZON_CLIENT_ID: { schema: text, expected: 'the id of your Creators API credential' },
  AMAZON_CLIENT_SECRET: { schema: text, expected: 'the secret of that credential' },
  AMAZON_CREDENTIAL_VERSION: {
    schema: z.enum(credentialVersions).default('3.1'),
    expected: `the credential's version: ${credentialVersions.join(', ')}`,
  },
  AMAZON_PARTNER_TAG: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,64}$/)
      .optional(),
    expected: 'your store id, a tag of up to 64 letters, digits and hyphens such as mystore-20',
  },
  AMAZON_MARKETPLACE: {
    schema: z
      .string()
      .regex(/^www\.amazon(\.[a-z]{2,3}){1,2}$/)
      .default('www.amazon.com'),
    expected: 'the host of an Amazon store such as www.amazon.com',
  },
  AMAZON_API_URL: { schema: address.default('https://creatorsapi.amazon'), expected: anAddress },
  AMAZON_TOKEN_URL: { schema: address.optional(), expected: anAddress },
  EBAY_CLIENT_ID: { schema: text, expected: 'the App ID (Client ID) of your eBay keyset' },
  EBAY_CLIENT_SECRET: { schema: text, expected: 'the Cert ID (Client Secret) of that keyset' },
  EBAY_CAMPAIGN_ID: {
    schema: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    expected: 'the digits of your eBay Partner Network campaign, 20 at most',
  },
  EBAY_API_URL: { schema: address.default('https://api.ebay.com'), expected: anAddress },
} as const

type Parsed = { [Name in keyof typeof shopSettingsTable]: z.output<(typeof shopSettingsTable)[Name]['schema']> }

export interface AmazonSettings {
  clientId: string
  clientSecret: string
  version: (typeof credentialVersions)[number]
  partnerTag: string
  /** Host of the store, such as www.amazon.com. */
  marketplace: string
  apiUrl: string
  tokenUrl: string
}

export interface EbaySettings {
  clientId: string
  clientSecret: string
  /** Earns the operator a commission; undefined: plain links. */
  campaignId: string | undefined
  apiUrl: string
}

/** Null if the shop isn't configured. */
export interface ShopSettings {
  amazon: AmazonSettings | null
  ebay: EbaySettings | null
}

/** @throws {SettingsError} if a shop has some of its settings but not all */
export function shopSettings(parsed: Parsed): ShopSettings {
  return { amazon: amazon(parsed), ebay: ebay(parsed) }
}

/** A partner tag alone is no account: it earns commissions by links. */
function amazon(parsed: Parsed): AmazonSettings | null {
  const { AMAZON_CLIENT_ID: clientId, AMAZON_CLIENT_SECRET: clientSecret, AMAZON_PARTNER_TAG: partnerTag } = parsed
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined) throw missing('AMAZON_CLIENT_ID', 'AMAZON_CLIENT_SECRET')
  if (clientSecret === undefined) throw missing('AMAZON_CLIENT_SECRET', 'AMAZON_CLIENT_ID')
  if (partnerTag === undefined) throw missing('AMAZON_PARTNER_TAG', 'AMAZON_CLIENT_ID')
  return {
    clientId,
    clientSecret,
    version: parsed.AMAZON_CREDENTIAL_VERSION,
    partnerTag,
    marketplace: parsed.AMAZON_MARKETPLACE,
    apiUrl: parsed.AMAZON_API_URL,
    tokenUrl: parsed.AMAZON_TOKEN_URL ?? tokenUrls[parsed.AMAZON_CREDENTIAL_VERSION],
  }
}

/** North America, Europe and the Far East. */
const tokenUrls = {
  '2.1': 'https://creatorsapi.auth.us-east-1.amazoncognito.com/oauth2/token',
  '2.2': 'https://creatorsapi.auth.eu-south-2.amazoncognito.com/oauth2/token',
  '2.3': 'https://creatorsapi.auth.us-west-2.amazoncognito.com/oauth2/token',
  '3.1': 'https://api.amazon.com/auth/o2/token',
  '3.2': 'https://api.amazon.co.uk/auth/o2/token',
  '3.3': 'https://api.amazon.co.jp/auth/o2/token',
} satisfies Record<AmazonSettings['version'], string>

function ebay(parsed: Parsed): EbaySettings | null {
  const { EBAY_CLIENT_ID: clientId, EBAY_CLIENT_SECRET: clientSecret } = parsed
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined) throw missing('EBAY_CLIENT_ID', 'EBAY_CLIENT_SECRET')
  if (clientSecret === undefined) throw missing('EBAY_CLIENT_SECRET', 'EBAY_CLIENT_ID')
  return { clientId, clientSecret, campaignId: parsed.EBAY_CAMPAIGN_ID, apiUrl: parsed.EBAY_API_URL }
}

function missing(name: keyof Parsed, because: keyof Parsed): SettingsError {
  return new SettingsError(`${name} is not set: ${because} needs it.`)
}
