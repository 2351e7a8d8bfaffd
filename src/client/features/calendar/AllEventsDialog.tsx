import { useQuery } from '@tanstack/react-query'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { EventList } from './EventList.tsx'
import { EventsDialog } from './EventsDialog.tsx'

/** Every event of the 365 days to come, the next one first. */
export function AllEventsDialog(_props: DialogProps) {
  const query = useQuery(occasionQueries.upcoming(365))
  return (
    <EventsDialog title={calendarTexts.allEvents} query={query} empty={dashboardTexts.noUpcoming.title}>
      {(events) => <EventList label={calendarTexts.allEvents} events={events} />}
    </EventsDialog>
  )
}
