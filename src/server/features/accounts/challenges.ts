import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { AppError } from '#domain/shared/errors.ts'
import { securityTexts } from '#domain/texts/security.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { signInChallenges } from '#server/db/schema.ts'
import { hashToken } from '#server/identity/owner-token.ts'

/** Long enough to find your phone; a passkey's prompt is answered sooner. */
export const CHALLENGE_MS = 5 * 60_000
/** Three of a million codes are valid at a time, so five guesses reveal nothing. */
const MAX_ATTEMPTS = 5

type ChallengeRow = typeof signInChallenges.$inferSelect
export type ChallengeKind = ChallengeRow['kind']

/** Issues a challenge to a browser; its token is stored only as a hash. */
export async function askChallenge(
  db: DbOrTx,
  { kind, userId, challenge }: Pick<ChallengeRow, 'kind' | 'userId' | 'challenge'>,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.insert(signInChallenges).values({
    tokenHash: hashToken(token),
    kind,
    userId,
    challenge,
    createdAt: now,
    expiresAt: new Date(now.getTime() + CHALLENGE_MS),
  })
  return token
}

/**
 * The challenge of this token, which is deleted with this: it can be answered only once, right or wrong.
 * @throws {AppError} UNAUTHENTICATED when it is unknown, of another kind, answered or too old
 */
export async function takeChallenge(db: DbOrTx, kind: ChallengeKind, token: string, now: Date): Promise<ChallengeRow> {
  const [row] = await db
    .delete(signInChallenges)
    .where(
      and(
        eq(signInChallenges.tokenHash, hashToken(token)),
        eq(signInChallenges.kind, kind),
        gt(signInChallenges.expiresAt, now),
      ),
    )
    .returning()
  if (!row) throw tooLate()
  return row
}

/**
 * Counts a try before comparing the code, so that concurrent tries count as well.
 * @returns whose sign-in it is
 * @throws {AppError} UNAUTHENTICATED when the token is unknown, expired or out of tries
 */
export async function tryChallenge(db: DbOrTx, token: string, now: Date): Promise<string> {
  const [row] = await db
    .update(signInChallenges)
    .set({ attempts: sql`${signInChallenges.attempts} + 1` })
    .where(
      and(
        eq(signInChallenges.tokenHash, hashToken(token)),
        eq(signInChallenges.kind, 'code'),
        gt(signInChallenges.expiresAt, now),
        lt(signInChallenges.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning({ userId: signInChallenges.userId })
  if (!row?.userId) throw tooLate()
  return row.userId
}

/** Challenges issued before the password or the authenticator app changed can no longer be answered. */
export async function forgetChallengesOf(db: DbOrTx, userId: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}

function tooLate(): AppError {
  return new AppError('UNAUTHENTICATED', securityTexts.tooLate)
}
