import { giftStateOn } from '#domain/occasions/gift-state.ts'
import type { Occurrence } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Happened } from '#server/features/reminders/announced/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { ScheduleRow } from './rows.ts'

/** What is planned for single occurrences. */
export function giftStatesIn(
  { gifts }: Happened,
  { today, leapDay }: Actor,
): (row: ScheduleRow, occurrence: CalendarDate) => Occurrence['gift'] {
  const assigned = new Map<number, (CalendarDate | null)[]>()
  for (const { occasionId, occurrenceDate } of gifts) {
    const known = assigned.get(occasionId)
    if (known) known.push(occurrenceDate)
    else assigned.set(occasionId, [occurrenceDate])
  }
  return (row, occurrence) => giftStateOn(row, occurrence, assigned.get(row.id) ?? [], today, leapDay)
}
