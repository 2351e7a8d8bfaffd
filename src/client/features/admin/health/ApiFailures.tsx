import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, PlugZap, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { ApiFailure } from '#domain/admin/schema.ts'
import { API_FAILURES_SHOWN } from '#domain/admin/shown.ts'
import { apiFailureTexts, feedbackTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { api } from '#client/lib/api.ts'
import { confirm } from '#client/lib/dialogs.tsx'
import { toastError, toastSuccess } from '#client/lib/toast.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import styles from './ApiFailures.module.css'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { apiFailuresQuery } from '../queries.ts'
import { LatestShown } from '../LatestShown.tsx'
import { failedSource } from './failed-source.ts'

/** What a retailer did not answer: each failure once, with how often it came. */
export function ApiFailures() {
  const query = useQuery({ ...apiFailuresQuery, refetchOnMount: 'always' })
  return (
    <Card
      padded
      title={apiFailureTexts.title}
      actions={
        <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
          {feedbackTexts.inbox.refresh}
        </Button>
      }
    >
      {query.isPending && <Skeleton height={140} radius={12} />}
      {query.isError && (
        <ErrorState
          title={apiFailureTexts.couldNotLoad}
          retryLabel={generalTexts.tryAgain}
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data?.length === 0 && <EmptyState icon={<PlugZap />} title={apiFailureTexts.empty} />}
      <ul aria-label={apiFailureTexts.title} className={styles['failures']}>
        {query.data?.map((failure) => (
          <li key={failure.id}>
            <Failure failure={failure} />
          </li>
        ))}
      </ul>
      <LatestShown list={query.data} limit={API_FAILURES_SHOWN} />
    </Card>
  )
}

function Failure({ failure }: { failure: ApiFailure }) {
  const { id, errorType, errorMessage, endpoint, statusCode, retryAttempts, isResolved } = failure
  const article = useRef<HTMLElement>(null)
  const { occurrences, createdAt, lastSeenAt, resolvedAt } = failure
  const resolve = useMutation({
    mutationFn: () => api('PATCH /api-failures/:id/resolve', { params: { id } }),
    onSuccess: () => {
      // The button that was pressed disappears when the list comes back; its neighbors stay.
      article.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
      toastSuccess(apiFailureTexts.resolved)
    },
    onError: (error) => toastError(error, apiFailureTexts.failedToResolve),
  })
  const remove = useMutation({
    mutationFn: () => api('DELETE /api-failures/:id', { params: { id } }),
    onSuccess: () => {
      toastSuccess(apiFailureTexts.deleted)
    },
    onError: (error) => toastError(error, apiFailureTexts.failedToDelete),
  })
  const askAndRemove = async () => {
    const { title, text, action } = apiFailureTexts.confirmDelete
    if (await confirm({ title, text, action, destructive: true })) remove.mutate()
  }
  const source = failedSource(failure)
  const label = `${errorType}, ${source} ${endpoint}`
  return (
    <article ref={article} className={styles['failure']} aria-label={label}>
      <div className={styles['what']}>
        <span className={styles['line']}>
          <strong>{errorType}</strong>
          {statusCode !== null && <Badge tone="critical">{statusCode}</Badge>}
          {occurrences > 1 && <Badge tone="special">{apiFailureTexts.times(occurrences)}</Badge>}
          {isResolved && (
            <Badge tone="friend" icon={<Check aria-hidden />}>
              {apiFailureTexts.isResolved}
            </Badge>
          )}
        </span>
        <p className={styles['message']}>{errorMessage}</p>
        <p className={styles['quiet']}>
          {source} · {endpoint} · {apiFailureTexts.retries(retryAttempts)} · {instantText(createdAt)}
          {lastSeenAt !== createdAt && ` · ${apiFailureTexts.last(instantText(lastSeenAt))}`}
          {resolvedAt !== null && ` · ${apiFailureTexts.resolvedOn(instantText(resolvedAt))}`}
        </p>
      </div>
      <div className={styles['actions']}>
        {!isResolved && (
          <Button
            size="sm"
            icon={<Check />}
            pending={resolve.isPending}
            aria-label={`${apiFailureTexts.markResolved}: ${label}`}
            onClick={() => resolve.mutate()}
          >
            {apiFailureTexts.markResolved}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 />}
          pending={remove.isPending}
          aria-label={`${apiFailureTexts.delete}: ${label}`}
          onClick={() => void askAndRemove()}
        >
          {apiFailureTexts.delete}
        </Button>
      </div>
    </article>
  )
}
