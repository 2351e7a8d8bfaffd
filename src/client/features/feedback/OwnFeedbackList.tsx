import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircleHeart } from 'lucide-react'
import type { OwnFeedback } from '#domain/feedback/schema.ts'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { FeedbackBadges } from './parts/FeedbackBadges.tsx'
import styles from './parts/FeedbackList.module.css'
import { instantText } from './parts/instant-text.ts'
import { LongText } from './parts/LongText.tsx'
import { MoreFeedback } from './parts/MoreFeedback.tsx'
import { feedbackQueries } from './queries.ts'

const { mine: words } = feedbackTexts

/** The user's own feedback with its status and the replies. */
export function OwnFeedbackList() {
  const list = useInfiniteQuery({ ...feedbackQueries.mine, refetchOnMount: 'always' })
  const sent = list.data?.pages.flat()
  return (
    <Card title={words.title} padded>
      {list.isPending && <Skeleton height={120} radius={12} />}
      {list.isError && !list.isFetchNextPageError && (
        <ErrorState
          title={words.couldNotLoad}
          retryLabel={generalTexts.tryAgain}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {sent?.length === 0 && <EmptyState icon={<MessageCircleHeart />} title={words.empty} text={words.emptyText} />}
      {sent !== undefined && sent.length > 0 && (
        <ul aria-label={words.title} className={styles['list']}>
          {sent.map((feedback) => (
            <li key={feedback.id}>
              <Sent feedback={feedback} />
            </li>
          ))}
        </ul>
      )}
      <MoreFeedback list={list} title={words.couldNotLoad} />
    </Card>
  )
}

function Sent({ feedback }: { feedback: OwnFeedback }) {
  const { subject, message, status, createdAt, resolvedAt, reply, repliedAt } = feedback
  return (
    <article className={styles['entry']} aria-label={subject}>
      <div className={styles['badges']}>
        <FeedbackBadges feedback={feedback} />
      </div>
      <h3 className={styles['subject']}>{subject}</h3>
      <p className={styles['quiet']}>
        {words.sent(instantText(createdAt))}
        {resolvedAt !== null &&
          ` · ${(status === 'closed' ? words.closedOn : words.resolvedOn)(instantText(resolvedAt))}`}
      </p>
      <LongText text={message} of={subject} />
      {reply !== null && (
        <div className={styles['notes']}>
          <p>
            <strong>{words.reply}</strong>
            {repliedAt !== null && <span className={styles['quiet']}> {instantText(repliedAt)}</span>}
          </p>
          <LongText text={reply} of={`${words.reply}, ${subject}`} />
        </div>
      )}
    </article>
  )
}
