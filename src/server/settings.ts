import path from 'node:path'
import { z } from 'zod'
import { addressKey } from '#domain/shared/email-address.ts'
import { hostsOf } from './db/hosts.ts'
import { senderOf } from './mail/transport.ts'
import { SettingsError } from './settings-error.ts'
import { shopSettings, shopSettingsTable, type ShopSettings } from './shop-settings.ts'
import { socialSettings, socialSettingsTable, type SocialSettings } from './social-settings.ts'

export { SettingsError }

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')
const text = z.string().trim().min(1)
/** Digits alone: JavaScript's `Number` would take ' ' for 0, and '0x10' for 16. */
const wholeNumber = (from: number, to: number) =>
  z.string().trim().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to))

/** One row of the settings table in README.md. */
interface Setting {
  schema: z.ZodType
  /** What a wrong value should have been, for the message that stops the start. */
  expected: string
}

/** Every variable of the environment that is read. */
export const settingsTable = {
  PORT: {
    schema: wholeNumber(0, 65_535).default(3000),
    expected: 'a port number from 0 to 65535 (0 takes a free one)',
  },
  HOST: { schema: text.default('127.0.0.1'), expected: 'a host name or address to listen on' },
  APP_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    expected: 'the address people open, such as https://gifts.example.com',
  },
  DATA_DIR: { schema: text.default('./data'), expected: 'a folder' },
  DATABASE_URL: {
    schema: text
      .refine((url) => hostsOf(url).every((one) => z.url({ protocol: /^postgres(ql)?$/ }).safeParse(one).success))
      .optional(),
    expected: 'a PostgreSQL address such as postgres://user:password@host:5432/ribbonry',
  },
  DATABASE_STATEMENTS: { schema: z.enum(['named', 'unnamed']).default('named'), expected: "'named' or 'unnamed'" },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    expected: 'a mail server such as smtp://user:password@host:587',
  },
  SMTP_CONNECTIONS: {
    schema: wholeNumber(1, 100).default(20),
    expected: 'how many connections to the mail server to use, from 1 to 100',
  },
  MAIL_FROM: {
    // Domains may have letters beyond ASCII, or be a machine's name alone.
    schema: text
      .refine((sender) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(senderOf(sender).address))
      .default('Ribbonry <ribbonry@localhost>'),
    expected: 'a sender such as Ribbonry <hello@example.com>',
  },
  SUPPORT_EMAIL: { schema: z.email().optional(), expected: 'an e-mail address' },
  ADMIN_EMAILS: {
    schema: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((address) => address.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.email().transform(addressKey))),
    expected: 'e-mail addresses separated by commas',
  },
  AFFILIATE_TAG: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9-]{1,40}$/)
      .optional(),
    expected: 'a tag of up to 40 letters, digits and hyphens',
  },
  SEARCH_URL_TEMPLATE: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((template) => template.includes('{searchTerms}') && !template.includes('#'))
      .optional(),
    expected: "a shop's search address with '{searchTerms}' in it, such as https://www.etsy.com/search?q={searchTerms}",
  },
  EMBEDDED_IDEAS: { schema: onOff.default(true), expected: "'on' or 'off'" },
  LLM_PROVIDER: {
    schema: z.enum(['off', 'openai-compatible', 'anthropic', 'ollama']).default('off'),
    expected: 'off, openai-compatible, anthropic or ollama',
  },
  LLM_BASE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    expected: "the address of the language model's API, such as http://localhost:11434/api",
  },
  LLM_MODEL: { schema: text.optional(), expected: "the name of the provider's model" },
  LLM_API_KEY: { schema: text.optional(), expected: 'a key' },
  ...shopSettingsTable,
  ...socialSettingsTable,
  RATE_LIMIT: { schema: onOff.default(true), expected: "'on' or 'off'" },
  TRUST_PROXY: { schema: onOff.default(false), expected: "'on' or 'off'" },
  METRICS_TOKEN: {
    schema: z
      .string()
      .regex(/^[\w-]{16,200}$/)
      .optional(),
    expected: '16 to 200 letters, digits, hyphens or underscores',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    expected: 'fatal, error, warn, info, debug or silent',
  },
  SERVICES: {
    schema: z
      .string()
      .default('web,jobs')
      .transform((list) => list.split(',').map((service) => service.trim()))
      .pipe(z.array(z.enum(['web', 'jobs'])).min(1)),
    expected: "'web', 'jobs' or 'web,jobs'",
  },
} satisfies Record<string, Setting>

type Parsed = { [Name in keyof typeof settingsTable]: z.output<(typeof settingsTable)[Name]['schema']> }

/** An operator's language model, which users may ask about gift ideas. */
export interface LanguageModelSettings {
  provider: Exclude<Parsed['LLM_PROVIDER'], 'off'>
  baseUrl: string | undefined
  model: string
  apiKey: string | undefined
}

export interface Settings {
  port: number
  host: string
  /** The address people open, without a trailing slash; undefined until the port is known if APP_URL isn't set. */
  appUrl: string | undefined
  /** Absolute path. */
  dataDir: string
  databaseUrl: string | undefined
  /** 'unnamed' behind a connection pool that knows no prepared statements. */
  databaseStatements: Parsed['DATABASE_STATEMENTS']
  smtpUrl: string | undefined
  /** Connections that each process may have to it. */
  smtpConnections: number
  mailFrom: string
  supportEmail: string
  /** As keys (`addressKey`). */
  adminEmails: string[]
  affiliateTag: string | undefined
  /** Host of the Amazon store that links of gift ideas lead to. */
  marketplace: string
  /** Another shop's search for the links of gift ideas, instead of the retailer's. */
  searchUrlTemplate: string | undefined
  /** The shops whose APIs are asked. */
  shops: ShopSettings
  /** Whether the ideas that come with the app are shown, also in place of a shop that fails. */
  embeddedIdeas: boolean
  /** Null when it is off. */
  llm: LanguageModelSettings | null
  /** Who may sign people in. */
  social: SocialSettings
  rateLimit: boolean
  trustProxy: boolean
  /** Opens /api/metrics; undefined opens it to this machine alone. */
  metricsToken: string | undefined
  logLevel: Parsed['LOG_LEVEL']
  services: Parsed['SERVICES']
}

/** @throws {SettingsError} naming the first setting that is wrong */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const values: Record<string, unknown> = {}
  for (const [name, { schema, expected }] of Object.entries<Setting>(settingsTable)) {
    // An empty variable in a compose file means "not set".
    const given = environment[name] === '' ? undefined : environment[name]
    const result = schema.safeParse(given)
    if (!result.success) throw new SettingsError(`${name} is ${shown(name, given)} but should be ${expected}.`)
    values[name] = result.data
  }
  const parsed = values as Parsed
  const appUrl = parsed.APP_URL?.replace(/\/+$/, '')
  // Links in e-mails are this address with a path after it.
  if (appUrl && new URL(appUrl).href !== `${new URL(appUrl).origin}/`)
    throw new SettingsError(
      `APP_URL is ${shown('APP_URL', parsed.APP_URL)} but should be an address without a path, query, fragment or user name.`,
    )
  const publicWithoutContact = appUrl?.startsWith('https:') && !parsed.SUPPORT_EMAIL && !environment['MAIL_FROM']
  if (publicWithoutContact)
    throw new SettingsError(
      'SUPPORT_EMAIL (or MAIL_FROM) is not set: with an https APP_URL the terms must name an address people can write to.',
    )
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    appUrl,
    dataDir: path.resolve(parsed.DATA_DIR),
    databaseUrl: parsed.DATABASE_URL,
    databaseStatements: parsed.DATABASE_STATEMENTS,
    smtpUrl: parsed.SMTP_URL,
    smtpConnections: parsed.SMTP_CONNECTIONS,
    mailFrom: parsed.MAIL_FROM,
    supportEmail: parsed.SUPPORT_EMAIL ?? senderOf(parsed.MAIL_FROM).address,
    adminEmails: parsed.ADMIN_EMAILS,
    affiliateTag: parsed.AMAZON_PARTNER_TAG ?? parsed.AFFILIATE_TAG,
    marketplace: parsed.AMAZON_MARKETPLACE,
    searchUrlTemplate: parsed.SEARCH_URL_TEMPLATE,
    shops: shopSettings(parsed),
    embeddedIdeas: parsed.EMBEDDED_IDEAS,
    llm: languageModel(parsed),
    social: socialSettings(parsed),
    rateLimit: parsed.RATE_LIMIT,
    trustProxy: parsed.TRUST_PROXY,
    metricsToken: parsed.METRICS_TOKEN,
    logLevel: parsed.LOG_LEVEL,
    services: parsed.SERVICES,
  }
}

/** A password must not reach the log: neither a setting nor one within an address. */
function shown(name: string, given: string | undefined): string {
  if (/_(SECRET|KEY|TOKEN)$/.test(name)) return 'not shown here'
  return `'${given?.replace(/\/\/.*@/s, '//…@')}'`
}

function languageModel(parsed: Parsed): LanguageModelSettings | null {
  const { LLM_PROVIDER: provider, LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = parsed
  if (provider === 'off') return null
  if (model === undefined) throw new SettingsError(`LLM_MODEL is not set: LLM_PROVIDER '${provider}' needs a model.`)
  if (provider === 'openai-compatible' && baseUrl === undefined)
    throw new SettingsError("LLM_BASE_URL is not set: LLM_PROVIDER 'openai-compatible' needs an address.")
  if (provider === 'anthropic' && apiKey === undefined)
    throw new SettingsError("LLM_API_KEY is not set: LLM_PROVIDER 'anthropic' needs a key.")
  return { provider, baseUrl, model, apiKey }
}
