import type { UseQueryResult } from '@tanstack/react-query'
import { CalendarHeart } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { calendarTexts } from '#domain/texts/calendar.ts'
import { useDialog } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'

/** The frame of a list of events: while it loads, when it fails, when there are none. */
export function EventsDialog({
  title,
  query,
  empty,
  children,
}: {
  title: string
  query: UseQueryResult<ListedOccasion[]>
  empty: string
  children: (events: readonly ListedOccasion[]) => ReactNode
}) {
  const { requestClose } = useDialog()
  return (
    <AppModal size="lg" title={title} actions={<Button onClick={requestClose}>{generalTexts.close}</Button>}>
      {query.data !== undefined ? (
        query.data.length === 0 ? (
          <EmptyState icon={<CalendarHeart />} title={empty} />
        ) : (
          children(query.data)
        )
      ) : query.isError ? (
        <ErrorState
          title={calendarTexts.couldNotLoadThese}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Skeleton height={280} radius={14} />
      )}
    </AppModal>
  )
}
