import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { announcedOf } from '#server/features/reminders/announced/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { marksOf } from './marks.ts'
import type { Known } from './present.ts'
import type { OccasionRow } from './rows.ts'

/**
 * What answers say of these rows besides their columns, in six statements however many there are.
 * @param from the first day of interest; marks of earlier occurrences aren't read
 */
export async function knownOf(
  db: DbOrTx,
  actor: Actor,
  rows: readonly OccasionRow[],
  from?: CalendarDate,
): Promise<Known> {
  const ids = rows.map(({ id }) => id)
  return { marks: await marksOf(db, actor, ids, from), announced: await announcedOf(db, actor, rows) }
}
