import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { Period } from '#domain/calendar/periods.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { monthName, weekdayName } from '#domain/shared/date-format.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { addEvent } from './dialogs.ts'
import styles from './DayEventsDialog.module.css'
import { OccurrenceRow } from './grid/EntryRow.tsx'

/** All events of one day, and a button to add one. */
export function DayEventsDialog({ day, drawn }: DialogProps & { day: CalendarDate; drawn: Period }) {
  const { requestClose } = useDialog()
  // Uses the page's own list: it's already loaded, and follows every change.
  const occurrences = useQuery(occasionQueries.between(drawn.from, drawn.to)).data
  const events = occurrences?.filter(({ date }) => date === day) ?? []
  const { year, month, day: number } = dateParts(day)
  return (
    <AppModal
      size="sm"
      title={`${weekdayName(day)}, ${monthName(month)} ${number}`}
      subtitle={<span>{year}</span>}
      actions={
        <>
          <Button onClick={requestClose}>{generalTexts.close}</Button>
          <Button variant="primary" icon={<CalendarPlus />} aria-haspopup="dialog" onClick={() => void addEvent(day)}>
            {eventTexts.addEvent}
          </Button>
        </>
      }
    >
      <div className={styles['events']}>
        {events.length === 0 ? (
          <p className={styles['none']}>{calendarTexts.noEventsThisDay}</p>
        ) : (
          <ul>
            {events.map((occurrence, index) => (
              <li key={occurrence.occasionId}>
                <OccurrenceRow occurrence={occurrence} withMonth={false} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </AppModal>
  )
}
