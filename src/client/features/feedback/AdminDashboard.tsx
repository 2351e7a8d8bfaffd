import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { feedbackTexts } from '#domain/texts/feedback.ts'
import { ApiError } from '../../lib/api-error.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './AdminDashboard.module.css'
import { ApiFailures } from './ApiFailures.tsx'
import { Outbox } from './Outbox.tsx'
import { outboxQueries } from './queries.ts'

const always = [
  { value: 'feedback', label: 'User Feedback' },
  { value: 'failures', label: 'API Failures' },
] as const
const withOutbox = [...always, { value: 'outbox', label: 'Mail outbox' }] as const

/** What administrators see instead of the support address. */
export function AdminDashboard() {
  const [tab, setTab] = useState<(typeof withOutbox)[number]['value']>('feedback')
  const hasOutbox = useHasOutbox()
  return (
    <section aria-labelledby="admin-dashboard" className={styles['dashboard']}>
      <h2 id="admin-dashboard">Admin Dashboard</h2>
      <Tabs label="Admin Dashboard" tabs={hasOutbox ? withOutbox : always} value={tab} onChange={setTab}>
        {tab === 'outbox' ? (
          <Outbox />
        ) : tab === 'failures' ? (
          <ApiFailures />
        ) : (
          <Card>
            <EmptyState icon={<Inbox />} title={feedbackTexts.empty} />
          </Card>
        )}
      </Tabs>
    </section>
  )
}

/** Where a mail server takes the mails there is no outbox to read. */
function useHasOutbox(): boolean {
  const { isPending, error } = useQuery(outboxQueries.list)
  return !isPending && !(error instanceof ApiError && error.status === 404)
}
