import { useQuery } from '@tanstack/react-query'
import { ChevronRight, MailCheck } from 'lucide-react'
import { OUTBOX_SHOWN } from '#domain/admin/shown.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { feedbackTexts, outboxTexts } from '#domain/texts/feedback.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { EmptyState, ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { openOutboxMail } from '../dialogs.ts'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { LatestShown } from '../LatestShown.tsx'
import styles from './Outbox.module.css'
import { outboxQueries } from '../queries.ts'

/** E-mails kept on the server's disk while no mail server is set: self-hosters find reset links here. */
export function Outbox() {
  const outbox = useQuery({ ...outboxQueries.list, refetchOnMount: 'always' })
  return (
    <Card
      padded
      title={outboxTexts.title}
      actions={
        <Button size="sm" pending={outbox.isFetching} onClick={() => void outbox.refetch()}>
          {feedbackTexts.inbox.refresh}
        </Button>
      }
    >
      <p className={styles['note']}>{outboxTexts.note}</p>
      {outbox.isPending && <Skeleton height={120} radius={12} />}
      {outbox.isError && (
        <ErrorState
          title={outboxTexts.couldNotLoad}
          onRetry={() => void outbox.refetch()}
          retryLabel={generalTexts.tryAgain}
          pending={outbox.isFetching}
        />
      )}
      {outbox.data?.length === 0 && (
        <EmptyState icon={<MailCheck />} title={outboxTexts.empty.title} text={outboxTexts.empty.description} />
      )}
      <ul className={styles['mails']}>
        {outbox.data?.map((mail) => (
          <li key={mail.id}>
            <button type="button" aria-haspopup="dialog" onClick={() => void openOutboxMail(mail.id)}>
              <span>
                <span className={styles['subject']}>{mail.subject}</span>
                <span className={styles['to']}>{outboxTexts.to(mail.to, instantText(mail.date))}</span>
              </span>
              <ChevronRight aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <LatestShown list={outbox.data} limit={OUTBOX_SHOWN} />
    </Card>
  )
}
