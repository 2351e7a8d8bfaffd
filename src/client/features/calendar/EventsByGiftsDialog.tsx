import { queryOptions, useQuery } from '@tanstack/react-query'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { api } from '#client/lib/api.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { EventList } from './EventList.tsx'
import { EventsDialog } from './EventsDialog.tsx'

const withGiftsQuery = queryOptions({
  queryKey: ['occasions', 'with-gifts'],
  queryFn: ({ signal }) => api('GET /occasions/with-gifts', { signal }),
})

const withoutGiftsQuery = queryOptions({
  queryKey: ['occasions', 'without-gifts'],
  queryFn: ({ signal }) => api('GET /occasions/without-gifts', { signal }),
})

/** The upcoming events with an assigned gift, or those that need one and have none. Asked for while it is open. */
export function EventsByGiftsDialog({ withGifts }: DialogProps & { withGifts: boolean }) {
  const query = useQuery(withGifts ? withGiftsQuery : withoutGiftsQuery)
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
