import type { Occasion } from '#domain/occasions/schema.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatLongDate } from '#domain/shared/date-format.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { today } from '#client/lib/today.ts'
import { Badge } from '#client/ui/Badge.tsx'

/** Why an event is silent: its coming occurrence is skipped or snoozed, or it is muted. Nothing if it isn't. */
export function EventStateBadges({
  occasion: { skipped, muted, snoozedUntil, nextDate, daysUntil },
}: {
  occasion: Pick<Occasion, 'skipped' | 'muted' | 'snoozedUntil' | 'nextDate' | 'daysUntil'>
}) {
  // A row of a past list shows another occurrence than the skipped or snoozed one.
  const isComing = nextDate !== null && (daysUntil ?? 0) >= 0
  return (
    <>
      {skipped && isComing && (
        <Badge title={formatLongDate(nextDate)}>{eventRowTexts.skippedState(otherYear(nextDate))}</Badge>
      )}
      {muted && <Badge>{eventRowTexts.mutedState}</Badge>}
      {snoozedUntil !== null && isComing && !skipped && !muted && (
        <Badge>{eventRowTexts.snoozedState(snoozedUntil)}</Badge>
      )}
    </>
  )
}

/** The year of a date, unless it is the present one. */
export function otherYear(date: CalendarDate): number | undefined {
  const { year } = dateParts(date)
  return year === dateParts(today()).year ? undefined : year
}
