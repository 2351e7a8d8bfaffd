import { eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { earlierTokens } from '#server/db/schema.ts'
import { hashToken, readOwnerToken } from './owner-token.ts'

/**
 * Whose session or mailed link a token claims to be. It says so itself, except for one of version 0.1, which is looked up.
 * Believe it only once the owner's own row of this token is found.
 */
export async function ownerOfToken(db: DbOrTx, token: string): Promise<string | undefined> {
  if (token.includes('.')) return readOwnerToken(token)?.userId
  const [row] = await byHash(db).execute({ hash: hashToken(token) })
  return row?.userId
}

const byHash = preparedOnce((db) =>
  db
    .select({ userId: earlierTokens.userId })
    .from(earlierTokens)
    .where(eq(earlierTokens.tokenHash, sql.placeholder('hash')))
    .prepare('earlier_token'),
)
