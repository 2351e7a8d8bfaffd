import type { UseQueryResult } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import type { MailHealth as Health } from '#domain/admin/schema.ts'
import { mailHealthTexts as words, reminderHealthTexts } from '#domain/texts/feedback.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Spinner } from '#client/ui/Spinner.tsx'
import { instantText } from '#client/features/feedback/parts/instant-text.ts'
import { Verdict } from '../parts/Verdict.tsx'
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
      <Verdict
        isGood={server !== 'unreached'}
        {...(server === 'outbox' && { icon: <Inbox aria-hidden /> })}
        title={words.title}
      >
        <p>{words.states[server]}</p>
        {problem !== null && <p>{words.said(problem)}</p>}
      </Verdict>
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
