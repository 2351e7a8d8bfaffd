import { useQuery } from '@tanstack/react-query'
import { MailQuestionMark } from 'lucide-react'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { installationQuery } from '../legal/queries.ts'
import styles from './WriteToUs.module.css'

/** Whom to write to, and when an answer comes. */
export function WriteToUs() {
  const installation = useQuery(installationQuery)
  if (installation.isError)
    return (
      <ErrorState
        title="The support address could not be loaded"
        onRetry={() => void installation.refetch()}
        pending={installation.isFetching}
      />
    )
  const address = installation.data?.supportEmail
  return (
    <Card className={styles['card']}>
      <EmptyState
        heading="h2"
        icon={<MailQuestionMark />}
        title="Tell us what you think"
        text={`A fault, a wish, a question: write to us. ${feedbackTexts.responsePromise}`}
        action={
          address === undefined ? (
            <Skeleton width={220} height={40} />
          ) : (
            <a className={buttonClass({ variant: 'primary' })} href={`mailto:${address}?subject=Ribbonry%20feedback`}>
              {address}
            </a>
          )
        }
      />
    </Card>
  )
}
