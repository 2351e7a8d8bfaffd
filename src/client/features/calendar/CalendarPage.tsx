import { useQuery } from '@tanstack/react-query'
import { CalendarHeart } from 'lucide-react'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EventList } from './parts/EventList.tsx'
import { GenerateEvents } from './GenerateEvents.tsx'

/** The year to come, month by month. */
export function CalendarPage() {
  const query = useQuery(occasionQueries.upcoming(365))
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton height={420} radius={18} />
    return (
      <ErrorState
        title="Your events could not be loaded"
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (query.data.length === 0) {
    const { title, description } = dashboardTexts.noUpcoming
    return (
      <EmptyState
        icon={<CalendarHeart />}
        heading="h2"
        title={title}
        text={description}
        action={
          <Button variant="primary" aria-haspopup="dialog" onClick={() => void openAddContact()}>
            {dashboardTexts.addNewContact}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <GenerateEvents />
      <Card padded>
        <EventList events={query.data} level="h2" />
      </Card>
    </>
  )
}
