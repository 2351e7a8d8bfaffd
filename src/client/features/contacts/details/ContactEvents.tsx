import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { openAddEvent } from '#client/features/occasions/dialogs.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ErrorState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Tabs } from '#client/ui/Tabs.tsx'
import styles from './ContactEvents.module.css'
import { PastEvent, UpcomingEvent } from './ContactEventRows.tsx'

type Tab = 'upcoming' | 'past'

/** How many events are seen before 'Show all': the general list below stays within reach. */
const SHOWN = 10

/** 'Special Events' of a contact, upcoming and past, with how many there are of each. */
export function ContactEvents({
  contact,
  expanded,
  onExpand,
}: {
  contact: Contact
  /** The events whose gift lists are open, the one opened last at the end. */
  expanded: readonly number[]
  onExpand: (expanded: (before: readonly number[]) => readonly number[]) => void
}) {
  const [tab, setTab] = useState<Tab>('upcoming')
  const coming = useQuery(occasionQueries.ofContact(contact.id))
  const past = useQuery(occasionQueries.pastOfContact(contact.id))
  const upcomingRows = coming.data?.filter(({ nextDate }) => nextDate !== null)
  const shown = tab === 'upcoming' ? { query: coming, rows: upcomingRows } : { query: past, rows: past.data }
  return (
    <Card
      title={contactTexts.specialEvents.title}
      padded
      actions={
        <Button size="sm" icon={<CalendarPlus />} onClick={() => void openAddEvent(contact.id)}>
          {eventTexts.addEvent}
        </Button>
      }
    >
      <Tabs
        label={contactTexts.specialEvents.title}
        tabs={[
          { value: 'upcoming', label: withCount(contactTexts.specialEvents.upcoming, upcomingRows) },
          { value: 'past', label: withCount(contactTexts.specialEvents.past, past.data) },
        ]}
        value={tab}
        onChange={setTab}
      >
        {shown.rows !== undefined ? (
          tab === 'upcoming' ? (
            <Rows
              key={tab}
              rows={shown.rows}
              empty={eventTexts.noUpcoming}
              renderRow={(row, index) => (
                <UpcomingEvent
                  occasion={row}
                  isNext={index === 0}
                  isExpanded={expanded.includes(row.id)}
                  onExpand={onExpand}
                />
              )}
            />
          ) : (
            <Rows
              key={tab}
              rows={shown.rows}
              empty={eventTexts.noPast}
              renderRow={(row) => <PastEvent occasion={row} />}
            />
          )
        ) : shown.query.isError ? (
          <ErrorState
            title={contactTexts.specialEvents.couldNotLoad}
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

function Rows({
  rows,
  empty,
  renderRow,
}: {
  rows: readonly ListedOccasion[]
  empty: string
  renderRow: (row: ListedOccasion, index: number) => ReactNode
}) {
  const [showsAll, setShowsAll] = useState(false)
  if (rows.length === 0) return <p className={styles['empty']}>{empty}</p>
  const isLong = rows.length > SHOWN + 2
  const shown = showsAll || !isLong ? rows : rows.slice(0, SHOWN)
  return (
    <>
      <ul className={styles['rows']}>
        {shown.map((row, index) => (
          <li key={row.id}>{renderRow(row, index)}</li>
        ))}
      </ul>
      {isLong && (
        <Button
          size="sm"
          variant="ghost"
          full
          className={styles['all']}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? contactTexts.specialEvents.showFirst(SHOWN) : contactTexts.specialEvents.showAll(rows.length)}
        </Button>
      )}
    </>
  )
}
