import { sql } from 'drizzle-orm'
import { AppError } from '#domain/shared/errors.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { OwnerId, SubscriberId } from '#server/identity/actor.ts'
import type { Db, Tx } from './connection.ts'
import { awaitedByCommit, lineOf } from './line.ts'
import { users } from './schema.ts'

/** Set in the user's row by writes that bypass `changeData`: lists and planned reminders are out of date. */
export const countedUp = { dataVersion: sql`${users.dataVersion} + 1`, plannedThrough: sql`'-infinity'` }

/**
 * One transaction for a user's change. The owner's row is locked and its version incremented first: writes of one user
 * run one after another (limits, linked events and idempotency keys can't race), every list's ETag changes with the
 * commit, and the user's reminders are planned again.
 *
 * Written by hand, because a trip to the database costs more than most statements of a change: what is sent in one turn of
 * the event loop leaves in one piece (beginning, locking and the first statements; what `withCommit` is given and the
 * commit), and statements of their own prepared for every connection are built once.
 * @throws {AppError} UNAUTHENTICATED if the account was deleted during the request
 */
export async function changeData<Result>(
  db: Db,
  owner: OwnerId | SubscriberId,
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect()
  let isBroken = false
  try {
    const { tx, send, sentWithCommit } = lineOf(client)
    sentWithCommit.length = 0
    const began = send('begin')
    const locked = send({ name: 'lock_and_count_up', text: LOCK, values: [owner] })
    const changed = change(tx)
    // Whatever the change makes of an account that is gone, this is why.
    const [, lock, outcome] = await Promise.allSettled([began, locked, changed])
    if (lock.status === 'rejected') throw lock.reason
    if (lock.value.rowCount !== 1) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
    if (outcome.status === 'rejected') throw outcome.reason
    const committed = send('commit')
    await Promise.all([...sentWithCommit, committed])
    // So PostgreSQL answers a commit after a statement that failed, if somebody caught its error.
    if ((await committed).command === 'ROLLBACK') throw new Error('A change was committed after a part of it failed')
    return outcome.value
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}

/**
 * Sends a statement of a change whose result isn't needed: the change goes on, the commit waits for it and fails with it.
 * Outside of `changeData` it's awaited here.
 */
export async function withCommit(tx: Tx, statement: Promise<unknown>): Promise<void> {
  const awaited = awaitedByCommit.get(tx)
  if (!awaited) return void (await statement)
  // Without a handler a failure before the commit would end the process.
  statement.catch(() => undefined)
  awaited.push(statement)
}

const LOCK = `update users set data_version = data_version + 1, planned_through = '-infinity' where id = $1`
