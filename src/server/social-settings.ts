import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { SettingsError } from './settings-error.ts'

const text = z.string().trim().min(1).optional()
/** Secrets must travel encrypted, except to a provider on this machine, for trying things out. */
const issuer = (usual: string) =>
  z
    .url({ protocol: /^https?$/, abort: true })
    .refine((url) => url.startsWith('https:') || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname))
    .default(usual)
const anId = 'the id that the provider gave this app'
const aSecret = 'the secret that the provider gave this app'
const anIssuer = 'an https address (http on this machine only)'

/** Settings of the four providers, a part of the table in settings.ts. */
export const socialSettingsTable = {
  GOOGLE_CLIENT_ID: { schema: text, expected: anId },
  GOOGLE_CLIENT_SECRET: { schema: text, expected: aSecret },
  GOOGLE_ISSUER: { schema: issuer('https://accounts.google.com'), expected: anIssuer },
  GITHUB_CLIENT_ID: { schema: text, expected: anId },
  GITHUB_CLIENT_SECRET: { schema: text, expected: aSecret },
  GITHUB_ISSUER: { schema: issuer('https://github.com/login/oauth'), expected: anIssuer },
  APPLE_CLIENT_ID: { schema: text, expected: anId },
  APPLE_TEAM_ID: { schema: text, expected: 'the id of your developer team' },
  APPLE_KEY_ID: { schema: text, expected: 'the id of your key for Sign in with Apple' },
  APPLE_PRIVATE_KEY: { schema: text, expected: 'the text of the .p8 file' },
  APPLE_ISSUER: { schema: issuer('https://appleid.apple.com'), expected: anIssuer },
  X_CLIENT_ID: { schema: text, expected: anId },
  X_CLIENT_SECRET: { schema: text, expected: aSecret },
  X_ISSUER: { schema: issuer('https://x.com'), expected: anIssuer },
} as const

type Parsed = { [Name in keyof typeof socialSettingsTable]: z.output<(typeof socialSettingsTable)[Name]['schema']> }

/** This app as a provider knows it. */
export interface ClientSettings {
  /** Identifies the provider in identities, and is its server's address. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** Apple accepts no fixed secret, only short-lived ones signed with this key. */
export interface AppleSettings {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  /** PEM of an EC key on P-256. */
  privateKey: string
}

/** Null if a provider is off. */
export interface SocialSettings {
  google: ClientSettings | null
  github: ClientSettings | null
  apple: AppleSettings | null
  x: ClientSettings | null
}

/** @throws {SettingsError} if a provider has some of its settings but not all */
export function socialSettings(parsed: Parsed): SocialSettings {
  return {
    google: client(parsed, 'GOOGLE'),
    github: client(parsed, 'GITHUB'),
    apple: apple(parsed),
    x: client(parsed, 'X'),
  }
}

function client(parsed: Parsed, prefix: 'GOOGLE' | 'GITHUB' | 'X'): ClientSettings | null {
  const given = allOrNone(parsed, [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`])
  if (!given) return null
  const [clientId = '', clientSecret = ''] = given
  return { issuer: parsed[`${prefix}_ISSUER`], clientId, clientSecret }
}

function apple(parsed: Parsed): AppleSettings | null {
  const given = allOrNone(parsed, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
  if (!given) return null
  const [clientId = '', teamId = '', keyId = '', key = ''] = given
  // Many places for variables allow one line only.
  const privateKey = key.replaceAll(String.raw`\n`, '\n')
  if (!isP256(privateKey))
    throw new SettingsError(
      'APPLE_PRIVATE_KEY is not a key for Sign in with Apple but should be the text of the .p8 file.',
    )
  return { issuer: parsed.APPLE_ISSUER, clientId, teamId, keyId, privateKey }
}

function allOrNone(parsed: Parsed, names: (keyof Parsed)[]): string[] | undefined {
  const set = names.filter((name) => parsed[name] !== undefined)
  if (set.length === 0) return undefined
  const missing = names.find((name) => parsed[name] === undefined)
  if (missing !== undefined) throw new SettingsError(`${missing} is not set: ${set[0]} needs it.`)
  return names.map((name) => parsed[name] ?? '')
}

function isP256(pem: string): boolean {
  try {
    const { asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
