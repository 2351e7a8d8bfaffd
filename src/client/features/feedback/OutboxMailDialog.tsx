import { useQuery } from '@tanstack/react-query'
import { generalTexts } from '#domain/texts/general.ts'
import type { DialogProps } from '../../lib/dialogs.tsx'
import { AppModal } from '../../ui/AppModal.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { instantText } from './instant-text.ts'
import { linkedText } from './linked-text.ts'
import styles from './OutboxMailDialog.module.css'
import { outboxQueries } from './queries.ts'

/** One mail of the outbox as plain text: nothing in it can run, load or pretend to be this app. */
export function OutboxMailDialog({ id }: DialogProps & { id: string }) {
  const mail = useQuery(outboxQueries.mail(id))
  return (
    <AppModal size="lg" title={mail.data?.subject ?? 'Mail'}>
      {mail.isPending && <Skeleton height={200} radius={12} />}
      {mail.isError && (
        <ErrorState
          title="This mail could not be loaded"
          onRetry={() => void mail.refetch()}
          retryLabel={generalTexts.tryAgain}
          pending={mail.isFetching}
        />
      )}
      {mail.isSuccess && (
        <>
          <dl className={styles['head']}>
            <dt>From</dt>
            <dd>{mail.data.from}</dd>
            <dt>To</dt>
            <dd>{mail.data.to}</dd>
            <dt>Date</dt>
            <dd>{instantText(mail.data.date)}</dd>
          </dl>
          <div className={styles['text']}>
            {linkedText(mail.data.text).map(({ at, text, href }) =>
              href === undefined ? (
                <span key={at}>{text}</span>
              ) : (
                <a key={at} href={href} target="_blank" rel="noopener noreferrer">
                  {text}
                </a>
              ),
            )}
          </div>
        </>
      )}
    </AppModal>
  )
}
