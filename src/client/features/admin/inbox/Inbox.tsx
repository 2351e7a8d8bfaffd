import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Inbox as InboxIcon, SearchX } from 'lucide-react'
import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import { feedbackStatuses, feedbackTypes } from '#domain/feedback/kinds.ts'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { NativeSelect } from '#client/ui/TextInput.tsx'
import styles from '#client/features/feedback/parts/FeedbackList.module.css'
import { MoreFeedback } from '#client/features/feedback/parts/MoreFeedback.tsx'
import { unreadFeedbackQuery } from '#client/features/feedback/parts/unread-feedback.ts'
import { feedbackQueries } from '#client/features/feedback/queries.ts'
import type { Filters } from '#client/features/feedback/queries.ts'
import { InboxEntry } from './InboxEntry.tsx'

const { inbox: words } = feedbackTexts
const everything: Filters = { status: undefined, type: undefined }

/** What people sent, the newest first. */
export function Inbox({
  fresh,
  readNew,
  isReading,
}: {
  /** Which ones were unread when they were loaded. */
  fresh: ReadonlySet<number>
  /** Loads the messages that arrived since, and marks them as read. */
  readNew: () => void
  isReading: boolean
}) {
  const [filters, setFilters] = useState(everything)
  const firstFilter = useRef<HTMLSelectElement>(null)
  const list = useInfiniteQuery({ ...feedbackQueries.inbox(filters), refetchOnMount: 'always' })
  const unread = useQuery(unreadFeedbackQuery).data?.count ?? 0
  const entries = list.data?.pages.flat()
  const isFiltered = filters.status !== undefined || filters.type !== undefined
  const showAll = () => {
    setFilters(everything)
    // The button disappears with its empty state.
    firstFilter.current?.focus()
  }
  return (
    <Card
      title={words.title}
      padded
      beside={<FilterSelects filters={filters} first={firstFilter} onChange={setFilters} />}
      actions={
        unread > 0 && !isReading ? (
          <Button size="sm" variant="tint" onClick={readNew}>
            {words.showNew(unread)}
          </Button>
        ) : (
          <Button size="sm" pending={list.isFetching && !list.isFetchingNextPage} onClick={() => void list.refetch()}>
            {words.refresh}
          </Button>
        )
      }
    >
      {list.isPending && <Skeleton height={240} radius={12} />}
      {list.isError && !list.isFetchNextPageError && (
        <ErrorState
          title={words.couldNotLoad}
          retryLabel={generalTexts.tryAgain}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {entries?.length === 0 &&
        (isFiltered ? (
          <EmptyState
            icon={<SearchX />}
            title={words.noneMatch}
            action={<Button onClick={showAll}>{words.showAll}</Button>}
          />
        ) : (
          <EmptyState icon={<InboxIcon />} title={words.empty} text={words.emptyText} />
        ))}
      {entries !== undefined && entries.length > 0 && (
        <ul aria-label={words.title} className={styles['list']}>
          {entries.map((feedback) => (
            <li key={feedback.id}>
              <InboxEntry feedback={feedback} isNew={fresh.has(feedback.id)} />
            </li>
          ))}
        </ul>
      )}
      <MoreFeedback list={list} title={words.couldNotLoad} />
    </Card>
  )
}

function FilterSelects({
  filters,
  first,
  onChange,
}: {
  filters: Filters
  first: RefObject<HTMLSelectElement | null>
  onChange: (filters: Filters) => void
}) {
  return (
    <div className={styles['filters']}>
      <NativeSelect
        ref={first}
        aria-label={words.status}
        value={filters.status ?? ''}
        onChange={({ target }) =>
          onChange({ ...filters, status: feedbackStatuses.find((status) => status === target.value) })
        }
      >
        <option value="">{words.allStatuses}</option>
        {feedbackStatuses.map((status) => (
          <option key={status} value={status}>
            {feedbackTexts.statuses[status]}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={words.type}
        value={filters.type ?? ''}
        onChange={({ target }) => onChange({ ...filters, type: feedbackTypes.find((type) => type === target.value) })}
      >
        <option value="">{words.allTypes}</option>
        {feedbackTypes.map((type) => (
          <option key={type} value={type}>
            {feedbackTexts.types[type]}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
