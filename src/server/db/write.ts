import { eq, sql } from 'drizzle-orm'
import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts.ts'
import type { OwnerId } from '#server/owner.ts'
import type { Db, Tx } from './connection.ts'
import { users } from './schema.ts'

/**
 * One transaction for a user's change. The owner's row is locked and counted up first: writes of one user run one after
 * another (limits, linked events and idempotency keys cannot race), and every list's ETag changes with the commit.
 */
export function changeData<Result>(db: Db, owner: OwnerId, change: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    const [counted] = await tx
      .update(users)
      .set({ dataVersion: sql`${users.dataVersion} + 1` })
      .where(eq(users.id, owner))
      .returning({ id: users.id })
    // The account went while the request was under way: deleted, or a guest merged into another account.
    if (!counted) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
    return change(tx)
  })
}
