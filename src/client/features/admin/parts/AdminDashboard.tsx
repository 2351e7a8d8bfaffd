import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { adminTexts, apiFailureTexts, feedbackTexts } from '#domain/texts/feedback.ts'
import { ApiError } from '#client/lib/api-error.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import { useMarkAllRead } from '#client/features/feedback/mutations.ts'
import { useTab } from '../address.ts'
import { outboxQueries } from '../queries.ts'
import styles from './AdminDashboard.module.css'
import { ApiFailures } from '../health/ApiFailures.tsx'
import { Inbox } from '../inbox/Inbox.tsx'
import { Outbox } from '../outbox/Outbox.tsx'
import { ReminderHealth } from '../health/ReminderHealth.tsx'

const Catalogue = lazyPart(() => import('../sources/Catalogue.tsx'), 'Catalogue')

const always = [
  { value: 'feedback', label: feedbackTexts.inbox.tab },
  { value: 'failures', label: apiFailureTexts.title },
  { value: 'catalogue', label: adminTexts.sources },
  { value: 'reminders', label: adminTexts.reminderHealth },
] as const
const withOutbox = [...always, { value: 'outbox', label: adminTexts.outbox }] as const

/** What administrators see instead of the form. */
export function AdminDashboard() {
  const [asked, show] = useTab()
  const tabs = useHasOutbox() ? withOutbox : always
  const tab = tabs.find(({ value }) => value === asked)?.value ?? 'feedback'
  const unread = useReadOnOpening()
  return (
    <section aria-labelledby="admin-dashboard" className={styles['dashboard']}>
      <h2 id="admin-dashboard">{adminTexts.title}</h2>
      <Tabs label={adminTexts.title} tabs={tabs} value={tab} onChange={show}>
        {tab === 'feedback' && <Inbox {...unread} />}
        {tab === 'failures' && <ApiFailures />}
        {tab === 'catalogue' && (
          <Suspense fallback={<Skeleton height={420} radius={18} />}>
            <Catalogue />
          </Suspense>
        )}
        {tab === 'reminders' && <ReminderHealth />}
        {tab === 'outbox' && <Outbox />}
      </Tabs>
    </section>
  )
}

/**
 * Opening the page marks all feedback as read, once; messages that arrive later wait for 'Show new'. The page remembers
 * which ones were unread, so that they can be marked as new.
 */
function useReadOnOpening() {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const { mutate, isPending } = useMarkAllRead((ids) => setFresh((before) => new Set([...before, ...ids])))
  const open = useEffectEvent(() => mutate())
  useEffect(() => open(), [])
  return { fresh, readNew: mutate, isReading: isPending }
}

/** With a mail server there is no outbox to read. */
function useHasOutbox(): boolean {
  const { isPending, error } = useQuery(outboxQueries.list)
  return !isPending && !(error instanceof ApiError && error.status === 404)
}
