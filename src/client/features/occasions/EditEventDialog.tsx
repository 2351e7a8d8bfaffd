import { useQuery } from '@tanstack/react-query'
import { CalendarX2 } from 'lucide-react'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { AppModal } from '#client/ui/AppModal.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './EditEventDialog.module.css'
import { EditEventForm } from './EditEventForm.tsx'
import { occasionQueries } from './queries.ts'

/** 'Edit Event: {name}': its fields, and the gifts of its coming occurrence. */
export function EditEventDialog({ occasionId, close }: DialogProps & { occasionId: number }) {
  const query = useQuery(occasionQueries.one(occasionId))
  const occasion = query.data
  if (occasion !== undefined) return <EditEventForm occasion={occasion} onDone={() => close()} />
  return (
    <AppModal size="xxl" title={query.isError ? eventTexts.editOne : generalTexts.loading}>
      {/* A link in an old e-mail, or a forwarded one: retrying doesn't help. */}
      {isNotFound(query.error) ? (
        <EmptyState icon={<CalendarX2 />} title={eventTexts.notHere.title} text={eventTexts.notHere.description} />
      ) : query.isError ? (
        <ErrorState title={eventTexts.couldNotLoad} pending={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <div className={styles['sections']}>
          <Skeleton height={150} radius={18} />
          <Skeleton height={150} radius={18} />
        </div>
      )}
    </AppModal>
  )
}
