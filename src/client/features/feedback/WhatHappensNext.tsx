import { useQuery } from '@tanstack/react-query'
import { Clock, Mail, MessageCircle, UserRound } from 'lucide-react'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { useCurrentUser } from '#client/lib/session.ts'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { installationQuery } from '#client/features/legal/queries.ts'
import styles from './WhatHappensNext.module.css'

const { info, responsePromise } = feedbackTexts

/** When an answer comes, where, and whom to write to instead. */
export function WhatHappensNext() {
  const { email, isGuest } = useCurrentUser()
  const installation = useQuery(installationQuery)
  const address = installation.data?.supportEmail
  return (
    <Card title={info.title} padded>
      <ul className={styles['points']}>
        <li>
          <Clock aria-hidden />
          <strong>{responsePromise}</strong>
        </li>
        <li>
          <MessageCircle aria-hidden />
          <span>{info.read}</span>
        </li>
        <li>
          {email === null ? <UserRound aria-hidden /> : <Mail aria-hidden />}
          <span>{email === null ? (isGuest ? info.guest : info.noAddress) : info.byEmail}</span>
        </li>
      </ul>
      {!installation.isError && (
        <p className={styles['write']}>
          {info.orWrite}{' '}
          {address === undefined ? (
            <Skeleton width={160} />
          ) : (
            <a href={`mailto:${address}?subject=Ribbonry%20feedback`}>{address}</a>
          )}
        </p>
      )}
    </Card>
  )
}
