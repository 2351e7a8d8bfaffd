import type { Period } from '#domain/calendar/periods.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const DayEvents = lazyPart(() => import('./DayEventsDialog.tsx'), 'DayEventsDialog')

/** The list of one day within the days shown. */
export function openDayEvents(day: CalendarDate, drawn: Period): Promise<void> {
  return openDialog(DayEvents, { day, drawn })
}
