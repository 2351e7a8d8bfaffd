import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { openAddEvent } from '../occasions/dialogs.ts'
import { EventRow } from '../occasions/parts/EventRow.tsx'
import { occasionQueries } from '../occasions/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './ContactEvents.module.css'

type Tab = 'upcoming' | 'past'

/** 'Special Events' of a contact, upcoming and past, with how many there are of each. */
export function ContactEvents({ contact }: { contact: Contact }) {
  const [tab, setTab] = useState<Tab>('upcoming')
  const coming = useQuery(occasionQueries.ofContact(contact.id))
  const past = useQuery(occasionQueries.pastOfContact(contact.id))
  const upcomingRows = coming.data?.filter(({ nextDate }) => nextDate !== null)
  const shown = tab === 'upcoming' ? { query: coming, rows: upcomingRows } : { query: past, rows: past.data }
  return (
    <Card
      title="Special Events"
      padded
      actions={
        <Button size="sm" icon={<CalendarPlus />} onClick={() => void openAddEvent(contact.id)}>
          {eventTexts.addEvent}
        </Button>
      }
    >
      <Tabs
        label="Special Events"
        tabs={[
          { value: 'upcoming', label: withCount('Upcoming', upcomingRows) },
          { value: 'past', label: withCount('Past', past.data) },
        ]}
        value={tab}
        onChange={setTab}
      >
        {shown.rows !== undefined ? (
          <Rows rows={shown.rows} empty={tab === 'upcoming' ? eventTexts.noUpcoming : eventTexts.noPast} />
        ) : shown.query.isError ? (
          <ErrorState
            title="The events could not be loaded"
            pending={shown.query.isFetching}
            onRetry={() => void shown.query.refetch()}
          />
        ) : (
          <Skeleton height={92} radius={12} />
        )}
      </Tabs>
    </Card>
  )
}

function withCount(label: string, rows: readonly unknown[] | undefined): string {
  return rows === undefined ? label : `${label} (${rows.length})`
}

function Rows({ rows, empty }: { rows: readonly ListedOccasion[]; empty: string }) {
  if (rows.length === 0) return <p className={styles['empty']}>{empty}</p>
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => (
        <li key={row.id}>
          <EventRow occasion={row} />
        </li>
      ))}
    </ul>
  )
}
