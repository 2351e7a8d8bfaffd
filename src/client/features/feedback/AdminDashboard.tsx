import { Inbox, PlugZap } from 'lucide-react'
import { useState } from 'react'
import { apiFailureTexts, feedbackTexts } from '#domain/texts/feedback.ts'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './AdminDashboard.module.css'
import { Outbox } from './Outbox.tsx'

const tabs = [
  { value: 'feedback', label: 'User Feedback' },
  { value: 'failures', label: 'API Failures' },
  { value: 'outbox', label: 'Mail outbox' },
] as const

/** What administrators see instead of the support address. */
export function AdminDashboard() {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('feedback')
  return (
    <section aria-labelledby="admin-dashboard" className={styles['dashboard']}>
      <h2 id="admin-dashboard">Admin Dashboard</h2>
      <Tabs label="Admin Dashboard" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'outbox' ? (
          <Outbox />
        ) : (
          <Card>
            {tab === 'feedback' ? (
              <EmptyState icon={<Inbox />} title={feedbackTexts.empty} />
            ) : (
              <EmptyState icon={<PlugZap />} title={apiFailureTexts.empty} />
            )}
          </Card>
        )}
      </Tabs>
    </section>
  )
}
