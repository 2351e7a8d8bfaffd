import { useQuery } from '@tanstack/react-query'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { EventList } from './EventList.tsx'
import { EventsDialog } from './EventsDialog.tsx'

/** The upcoming events with an assigned gift, or those that need one and have none. Asked for while it is open. */
export function EventsByGiftsDialog({ withGifts }: DialogProps & { withGifts: boolean }) {
  const query = useQuery(withGifts ? occasionQueries.withGifts() : occasionQueries.withoutGifts())
  const title = withGifts ? dashboardTexts.eventsWithGifts : dashboardTexts.eventsWithoutGifts
  return (
    <EventsDialog
      title={title}
      query={query}
      empty={withGifts ? calendarTexts.noneWithGifts : calendarTexts.noneWithoutGifts}
    >
      {(events) => <EventList label={title} events={events} />}
    </EventsDialog>
  )
}
