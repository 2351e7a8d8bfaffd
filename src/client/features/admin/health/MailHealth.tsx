import type { UseQueryResult } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Inbox } from 'lucide-react'
import type { MailHealth as Health } from '#domain/admin/schema.ts'
import { mailHealthTexts as words, reminderHealthTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import styles from './Health.module.css'

/** A mail server that is down takes seconds to check, so reminder health doesn't wait for it. */
export function MailHealth({ query }: { query: UseQueryResult<Health> }) {
  if (query.isError)
    return (
      <ErrorState
        title={words.couldNotLoad}
        retryLabel={generalTexts.tryAgain}
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (query.isPending)
    return (
      <p className={styles['asking']}>
        <Spinner /> {words.asking}
      </p>
    )
  const { server, problem, waiting, oldest, givenUp } = query.data
  return (
    <>
      <div className={server === 'unreached' ? styles['trouble'] : styles['well']}>
        {server === 'outbox' && <Inbox aria-hidden />}
        {server === 'reached' && <CircleCheck aria-hidden />}
        {server === 'unreached' && <CircleAlert aria-hidden />}
        <div>
          <h3>{words.title}</h3>
          <p>{words.states[server]}</p>
          {problem !== null && <p>{words.said(problem)}</p>}
        </div>
      </div>
      <dl className={styles['facts']}>
        <dt>{words.waiting}</dt>
        <dd>
          {waiting}
          {oldest !== null && `, ${reminderHealthTexts.oldestSince(instantText(oldest))}`}
        </dd>
        <dt>{words.givenUp}</dt>
        <dd>
          {givenUp}
          {givenUp > 0 && `, ${words.givenUpNote}`}
        </dd>
      </dl>
    </>
  )
}
