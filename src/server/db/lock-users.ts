import { eq, sql } from 'drizzle-orm'
import type { Tx } from './connection.ts'
import { users } from './schema.ts'

// For jobs, which change rows of many users in one transaction. Users are locked before anything of theirs and always in the
// same order: their own changes begin with the same lock (write.ts), so they can't deadlock. One statement each, because one
// can lock in one shard only; they are sent without waiting for each other's answers.

/** Waits for those who are changing something of theirs. */
export async function lockUsers(tx: Tx, ids: Iterable<string>): Promise<void> {
  const lock = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('lock_user')
  await Promise.all(inOrder(ids).map((id) => lock.execute({ id })))
}

/** Leaves out whom somebody else has locked. */
export async function lockFreeUsers(tx: Tx, ids: Iterable<string>): Promise<string[]> {
  const lock = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update', { skipLocked: true })
    .prepare('lock_free_user')
  const locked = await Promise.all(inOrder(ids).map((id) => lock.execute({ id })))
  return locked.flat().map(({ id }) => id)
}

function inOrder(ids: Iterable<string>): string[] {
  return [...new Set(ids)].toSorted()
}
