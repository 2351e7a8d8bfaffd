import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { generalTexts } from '#domain/texts/general.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './FeedbackList.module.css'

/** Below a list: the next page on demand, and again where it did not come. One button for both: it keeps the focus. */
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
