import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SocialProvider } from '#domain/accounts/social.ts'
import type { Db } from '#server/db/connection.ts'
import { socialSignIns } from '#server/db/schema.ts'
import { hashToken } from '#server/identity/owner-token.ts'
import type { Attempt } from './provider.ts'

/** Minutes that the user has to sign in at the provider. */
export const ATTEMPT_MINUTES = 10

export interface Beginning {
  provider: SocialProvider
  /** The cookie of the browser that starts the attempt. */
  browser: string
  nextPath: string | undefined
  /** A guest to be promoted, or an account that connects the identity. */
  userId: string | undefined
}

/** 256 random bits, for states, nonces, verifiers (RFC 7636 §4.1) and browsers. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether this is one of them: a cookie that came empty would fit every browser that has none. */
export function isSecret(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text)
}

/** Stores what the provider's answer must match. */
export async function beginAttempt(
  db: Db,
  { browser, ...beginning }: Beginning,
  now: Date,
): Promise<Omit<Attempt, 'redirectUri'>> {
  const secrets = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() }
  await db.insert(socialSignIns).values({
    ...beginning,
    stateHash: hashToken(secrets.state),
    browserHash: hashToken(browser),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    createdAt: now,
    expiresAt: new Date(now.getTime() + ATTEMPT_MINUTES * 60_000),
  })
  return secrets
}

/**
 * Takes an attempt, which works once. Undefined if there is none, it expired, or it was started at another provider or in
 * another browser; a state presented in the wrong place is used up by that.
 */
export async function takeAttempt(
  db: Db,
  { state, provider, browser }: { state: string; provider: SocialProvider; browser: string | undefined },
  now: Date,
) {
  const [row] = await db
    .delete(socialSignIns)
    .where(eq(socialSignIns.stateHash, hashToken(state)))
    .returning()
  const isSameBrowser = isSecret(browser) && row?.browserHash === hashToken(browser)
  return row && isSameBrowser && row.provider === provider && row.expiresAt > now ? row : undefined
}
