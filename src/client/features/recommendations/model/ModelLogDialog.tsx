import { useQuery } from '@tanstack/react-query'
import { Bot, Trash2 } from 'lucide-react'
import type { ModelRequest } from '#domain/recommendations/model/schema.ts'
import { languageModelTexts } from '#domain/texts/language-model.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { confirm, useDialog } from '#client/lib/dialogs.tsx'
import { timeOf } from '#client/lib/time-of.ts'
import { AppModal } from '#client/ui/AppModal.tsx'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LoadFailure } from '#client/ui/LoadFailure.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useDeleteRequest, useDeleteRequests } from '../mutations.ts'
import { SentText } from './ModelPreviewDialog.tsx'
import styles from './Model.module.css'
import { modelQueries } from './queries.ts'

const { log: texts } = languageModelTexts

/** What was sent to a language model, for whom, and what came back. */
export function ModelLogDialog() {
  const { requestClose } = useDialog()
  const log = useQuery({ ...modelQueries.log, refetchOnMount: 'always' })
  const remove = useDeleteRequests()
  const removeAll = async () => {
    if (await confirm({ ...texts.confirmAll, destructive: true })) remove.mutate()
  }
  const hasLines = log.data !== undefined && log.data.length > 0
  return (
    <AppModal
      size="lg"
      startsOn="title"
      title={texts.title}
      actions={
        <>
          {hasLines && (
            <Button variant="danger" icon={<Trash2 />} pending={remove.isPending} onClick={() => void removeAll()}>
              {texts.deleteAll}
            </Button>
          )}
          <Button onClick={requestClose}>{generalTexts.close}</Button>
        </>
      }
    >
      {log.isError ? (
        <LoadFailure text={texts.couldNotLoad} pending={log.isFetching} onRetry={() => void log.refetch()} />
      ) : log.data === undefined ? (
        <Skeleton height={200} radius={12} />
      ) : hasLines ? (
        <div className={styles['log']}>
          <p className={styles['quiet']}>{texts.kept}</p>
          <ul aria-label={texts.title}>
            {log.data.map((line) => (
              <LogLine key={line.id} line={line} />
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState icon={<Bot />} title={texts.empty} />
      )}
    </AppModal>
  )
}

function LogLine({ line }: { line: ModelRequest }) {
  const { id, contactName, eventName, sentTo, sentAt, sentText, outcome, answer } = line
  const remove = useDeleteRequest()
  const when = timeOf(sentAt)
  const askToRemove = async () => {
    if (await confirm({ ...texts.confirm(contactName, when), destructive: true })) remove.mutate(id)
  }
  return (
    <li>
      <div className={styles['line']}>
        <h3>
          {contactName}
          {eventName !== null && <span> · {eventName}</span>}
        </h3>
        <Badge tone={outcome === 'answered' ? 'friend' : 'near'}>{texts.outcomes[outcome]}</Badge>
        <p className={styles['quiet']}>
          {when} · {sentTo}
        </p>
        <Button
          size="sm"
          icon={<Trash2 />}
          aria-label={texts.deleteOf(contactName, when)}
          pending={remove.isPending}
          onClick={() => void askToRemove()}
        >
          {texts.delete}
        </Button>
      </div>
      <details className={styles['more']}>
        <summary>{texts.sent}</summary>
        <SentText label={texts.sentOf(contactName, when)} text={sentText} />
      </details>
      {answer !== null && (
        <details className={styles['more']}>
          <summary>{texts.cameBack(answer.picks.length, answer.ideas.length)}</summary>
          <ol className={styles['answer']}>
            {answer.picks.map(({ title, reason }) => (
              <li key={title}>
                {title}
                {reason !== null && <span className={styles['quiet']}> {reason}</span>}
              </li>
            ))}
          </ol>
          {answer.ideas.length > 0 && (
            <>
              <p>{texts.ownIdeas}</p>
              <ul className={styles['answer']}>
                {answer.ideas.map(({ title, reason }) => (
                  <li key={title}>
                    {title}
                    <span className={styles['quiet']}> {reason}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p className={styles['quiet']}>{texts.unchecked}</p>
        </details>
      )}
    </li>
  )
}
