import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '#client/ui/Button.tsx'
import styles from './FeedbackList.module.css'

/** Below a list: loads the next page, or retries after a failure. One button for both, so that it keeps the focus. */
export function MoreFeedback({ list, title }: { list: UseInfiniteQueryResult; title: string }) {
  if (!list.hasNextPage) return null
  const hasFailed = list.isFetchNextPageError
  return (
    <div className={styles['more']}>
      {hasFailed && <p role="alert">{title}</p>}
      <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        {hasFailed ? generalTexts.tryAgain : generalTexts.loadMore}
      </Button>
    </div>
  )
}
