import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import styles from './FeedbackList.module.css'

/** Below a list: the next page on demand, and again where it did not come. */
export function MoreFeedback({ list, title }: { list: UseInfiniteQueryResult; title: string }) {
  const load = () => void list.fetchNextPage()
  if (list.isFetchNextPageError)
    return (
      <ErrorState title={title} retryLabel={generalTexts.tryAgain} pending={list.isFetchingNextPage} onRetry={load} />
    )
  if (!list.hasNextPage) return null
  return (
    <div className={styles['more']}>
      <Button pending={list.isFetchingNextPage} onClick={load}>
        {generalTexts.loadMore}
      </Button>
    </div>
  )
}
