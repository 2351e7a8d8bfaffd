import { and, eq, sql } from 'drizzle-orm'
import { giftStateOn } from '#domain/occasions/gift-state.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { giftIdeas } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { isAmong, type OccasionRow } from './rows.ts'

/** What is planned for single occurrences of these occasions, past ones too, in one statement. */
export async function giftStatesOf(
  db: DbOrTx,
  { owner, today, leapDay }: Actor,
  rows: readonly OccasionRow[],
): Promise<(row: OccasionRow, occurrence: CalendarDate) => Occurrence['gift']> {
  const ids = rows.map(({ id }) => id)
  const assigned = new Map<number, (CalendarDate | null)[]>()
  for (const { occasionId, boughtFor } of ids.length === 0 ? [] : await assignedTo(db).execute({ owner, ids })) {
    if (occasionId === null) continue
    const known = assigned.get(occasionId)
    if (known) known.push(boughtFor)
    else assigned.set(occasionId, [boughtFor])
  }
  return (row, occurrence) => giftStateOn(row, occurrence, assigned.get(row.id) ?? [], today, leapDay)
}

const assignedTo = preparedOnce((db) =>
  db
    .select({ occasionId: giftIdeas.occasionId, boughtFor: giftIdeas.occurrenceDate })
    .from(giftIdeas)
    .where(
      and(
        eq(giftIdeas.userId, sql.placeholder('owner')),
        isAmong(giftIdeas.occasionId),
        // Not a parameter: the index that serves this holds assigned gifts only.
        sql`${giftIdeas.isSaved}`,
      ),
    )
    .prepare('gift_states'),
)
