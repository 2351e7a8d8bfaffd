import { useQuery } from '@tanstack/react-query'
import type { ReminderHealth as Health } from '#domain/reminders/schema.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { feedbackTexts, reminderHealthTexts } from '#domain/texts/feedback.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { Tally } from '../parts/Tally.tsx'
import { Verdict } from '../parts/Verdict.tsx'
import { healthQueries } from '../queries.ts'
import styles from './Health.module.css'
import { MailHealth } from './MailHealth.tsx'
import { verdictOf } from './verdict.ts'

const words = reminderHealthTexts

/** Whether reminders go out, and whether the mail server accepts them. */
export function ReminderHealth() {
  const health = useQuery({ ...healthQueries.reminders, refetchOnMount: 'always' })
  const mail = useQuery({ ...healthQueries.mail, refetchOnMount: 'always' })
  return (
    <Card
      padded
      title={words.title}
      actions={
        <Button
          size="sm"
          pending={health.isFetching || mail.isFetching}
          onClick={() => {
            void health.refetch()
            void mail.refetch()
          }}
        >
          {feedbackTexts.inbox.refresh}
        </Button>
      }
    >
      <div className={styles['parts']}>
        {health.isPending && <Skeleton height={220} radius={12} />}
        {health.isError && (
          <ErrorState
            title={words.couldNotLoad}
            retryLabel={generalTexts.tryAgain}
            pending={health.isFetching}
            onRetry={() => void health.refetch()}
          />
        )}
        {health.isSuccess && <Reminders health={health.data} />}
        <MailHealth query={mail} />
      </div>
    </Card>
  )
}

function Reminders({ health }: { health: Health }) {
  const { isWell, title, text } = verdictOf(health, presentInstant())
  return (
    <>
      <Verdict isGood={isWell} title={title}>
        {text !== undefined && <p>{text}</p>}
      </Verdict>
      <Tally
        counts={(['due', 'sent', 'failed', 'overdue'] as const).map((name) => {
          const [said, note] = words.figures[name]
          return { name: said, count: health[name], note }
        })}
      />
      <dl className={styles['facts']}>
        <dt>{words.oldest}</dt>
        <dd>{health.oldest === null ? words.noneWaiting : words.oldestSince(instantText(health.oldest))}</dd>
        <dt>{words.lastRun}</dt>
        <dd>{health.lastRun === null ? words.never : instantText(health.lastRun)}</dd>
        <dt>{words.lastError}</dt>
        <dd>{health.lastError ?? words.noError}</dd>
      </dl>
    </>
  )
}
