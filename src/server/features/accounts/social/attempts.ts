import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { SocialProvider } from '#domain/accounts/social.ts'
import type { Db } from '#server/db/connection.ts'
import { socialSignIns } from '#server/db/schema.ts'
import { hashToken } from '#server/http/session.ts'
import type { Attempt } from './provider.ts'

/** Minutes that somebody has to sign in at the provider. */
export const ATTEMPT_MINUTES = 10

export interface Beginning {
  provider: SocialProvider
  /** The cookie of the browser that begins. */
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

/** Remembers what the provider's answer must fit to. */
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
 * Takes an attempt up again, which is possible once. Undefined when there is none, it is too old, it was begun at another
 * provider or in another browser: whatever state comes back from a wrong place is used up by it.
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
