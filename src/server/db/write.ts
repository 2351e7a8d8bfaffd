import { sql } from 'drizzle-orm'
import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { OwnerId, SubscriberId } from '#server/identity/actor.ts'
import type { Db, Tx } from './connection.ts'
import { lineOf, lineOfChange } from './line.ts'
import { users } from './schema.ts'

/** Set in the user's row by writes that bypass `changeData`: lists and planned reminders are out of date. */
export const countedUp = { dataVersion: sql`${users.dataVersion} + 1`, plannedThrough: sql`'-infinity'` }

/**
 * One transaction for a user's change. The owner's row is locked and its version incremented first: writes of one user
 * run one after another (limits, linked events and idempotency keys can't race), every list's ETag changes with the
 * commit, and the user's reminders are planned again.
 *
 * Written by hand, because a statement or a trip more costs as much as what many changes do: what is sent in one turn of the
 * event loop leaves in one piece (beginning, locking and the first statements; the last ones and the commit), and statements
 * of their own prepared for every connection are built once.
 * @param options.isOneCommand whether nothing follows the last statement of a command (`andCommit`)
 * @throws {AppError} UNAUTHENTICATED if the account was deleted during the request
 */
export async function changeData<Result>(
  db: Db,
  owner: OwnerId | SubscriberId,
  change: (tx: Tx) => Promise<Result>,
  { isOneCommand = false } = {},
): Promise<Result> {
  const client = await db.$client.connect()
  const line = lineOf(client)
  let isBroken = false
  try {
    line.beginChange(isOneCommand)
    const locked = line.send({ name: 'lock_and_count_up', text: LOCK, values: [owner] })
    const changed = change(line.tx)
    // Whatever the change makes of an account that is gone, this is why.
    const [lock, outcome] = await Promise.allSettled([locked, changed])
    if (lock.status === 'rejected') throw lock.reason
    if (lock.value.rowCount !== 1) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
    if (outcome.status === 'rejected') throw outcome.reason
    await line.commit()
    return outcome.value
  } catch (error) {
    await line.rollback().catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    line.endChange()
    client.release(isBroken || !line.isUsable)
  }
}

/**
 * Sends a statement of a change whose result isn't needed: the change goes on, the commit waits for it and fails with it.
 * Outside of `changeData` it's awaited here.
 */
export async function withCommit(tx: Tx, statement: Promise<unknown>): Promise<void> {
  const line = lineOfChange(tx)
  if (!line) return void (await statement)
  // Without a handler a failure before the commit would end the process.
  statement.catch(() => undefined)
  line.awaitWithCommit(statement)
}

/**
 * Sends the last statement of a command, whose answer is needed: if the change is only this command, the commit leaves with it.
 * It must write nothing for an owner who is gone, which may be found out at the same time.
 */
export async function andCommit<Result>(tx: Tx, statement: Promise<Result>): Promise<Result> {
  lineOfChange(tx)?.commitNext()
  return statement
}

const LOCK = `update users set data_version = data_version + 1, planned_through = '-infinity' where id = $1`
