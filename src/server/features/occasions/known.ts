import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { announcedOf } from '#server/features/reminders/announced/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { marksOf } from './marks.ts'
import type { Known } from './present.ts'

/**
 * What answers say of these events besides their rows' columns, in six statements at once however many there are.
 * @param from the first day of interest; marks of earlier occurrences aren't read
 */
export async function knownOf(db: DbOrTx, actor: Actor, ids: readonly number[], from?: CalendarDate): Promise<Known> {
  const [marks, announced] = await Promise.all([marksOf(db, actor, ids, from), announcedOf(db, actor, ids)])
  return { marks, announced }
}
