import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Contact } from '#domain/contacts/schema.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { GiftLists } from '../gifts/parts/GiftLists.tsx'
import { openAddEvent } from '../occasions/dialogs.ts'
import { EventRow } from '../occasions/parts/EventRow.tsx'
import { occasionQueries } from '../occasions/queries.ts'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './ContactEvents.module.css'

type Tab = 'upcoming' | 'past'

/** 'Special Events' of a contact, upcoming and past, with how many there are of each. */
export function ContactEvents({
  contact,
  expanded,
  onExpand,
}: {
  contact: Contact
  /** The event whose gift lists are open. */
  expanded: number | undefined
  onExpand: (occasionId: number | undefined) => void
}) {
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
          tab === 'upcoming' ? (
            <Rows
              rows={shown.rows}
              empty={eventTexts.noUpcoming}
              renderRow={(row) => (
                <UpcomingEvent
                  occasion={row}
                  isExpanded={row.id === expanded}
                  onToggle={() => onExpand(row.id === expanded ? undefined : row.id)}
                />
              )}
            />
          ) : (
            <Rows rows={shown.rows} empty={eventTexts.noPast} renderRow={(row) => <EventRow occasion={row} />} />
          )
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

function Rows({
  rows,
  empty,
  renderRow,
}: {
  rows: readonly ListedOccasion[]
  empty: string
  renderRow: (row: ListedOccasion) => ReactNode
}) {
  if (rows.length === 0) return <p className={styles['empty']}>{empty}</p>
  return (
    <ul className={styles['rows']}>
      {rows.map((row) => (
        <li key={row.id}>{renderRow(row)}</li>
      ))}
    </ul>
  )
}

/** A row that opens to the event's gift lists; ideas of the general list can be assigned from there. */
function UpcomingEvent({
  occasion,
  isExpanded,
  onToggle,
}: {
  occasion: ListedOccasion
  isExpanded: boolean
  onToggle: () => void
}) {
  const { id, contactId, occurrenceDate } = occasion
  const name = eventNameWithoutContact(occasion.name, occasion.contact.fullName)
  return (
    <>
      <div className={styles['upcoming']}>
        <EventRow occasion={occasion} />
        <IconButton
          label={`${isExpanded ? 'Hide' : 'Show'} gifts for ${name}`}
          icon={<ChevronDown />}
          aria-expanded={isExpanded}
          className={cx(styles['toggle'], isExpanded && styles['open'])}
          onClick={onToggle}
        />
      </div>
      {isExpanded && (
        <div className={styles['gifts']}>
          <GiftLists event={{ id, name, contactId, occurrence: occurrenceDate as CalendarDate }} />
        </div>
      )}
    </>
  )
}
