import { Check, CircleDashed } from 'lucide-react'
import { useMemo } from 'react'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { EventStateBadges } from '#client/features/occasions/parts/EventStateBadges.tsx'
import { OrderByNote } from '#client/features/occasions/parts/OrderByNote.tsx'
import { NextNotice } from '#client/features/reminders/parts/NextNotice.tsx'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { formatMonth, formatShortDate } from '#domain/shared/date-format.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { VirtualRows } from '#client/ui/VirtualRows.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import styles from './EventList.module.css'

/** An event and, where a month begins with it, the name of that month. */
type Entry = { occasion: ListedOccasion; month: string | undefined }

/**
 * In a dialog: events by month, each saying whether it has a gift and opening on click. Only the visible ones are
 * rendered.
 */
export function EventList({
  label,
  events,
}: {
  /** Names the list. */
  label: string
  events: readonly ListedOccasion[]
}) {
  const entries = useMemo(() => withMonths(events), [events])
  return (
    <VirtualRows
      scroller="nearest"
      label={label}
      items={entries}
      keyOf={({ occasion }) => occasion.id}
      estimate={({ month }) => (month === undefined ? ROW_HEIGHT : ROW_HEIGHT + MONTH_HEIGHT)}
      gap={8}
      renderItem={({ occasion, month }, place) => (
        <div className={styles['entry']}>
          {month !== undefined && <h3 className={cx(styles['month'], place > 0 && styles['later'])}>{month}</h3>}
          <Row occasion={occasion} />
        </div>
      )}
    />
  )
}

/** On a wide screen, in px. */
const ROW_HEIGHT = 66
const MONTH_HEIGHT = 42

function withMonths(events: readonly ListedOccasion[]): Entry[] {
  let known: string | undefined
  return events.map((occasion) => {
    const month = occasion.occurrenceDate.slice(0, 7)
    const begins = month !== known
    known = month
    return { occasion, month: begins ? formatMonth(occasion.occurrenceDate) : undefined }
  })
}

function Row({ occasion }: { occasion: ListedOccasion }) {
  const { contact, gifts } = occasion
  const days = occasion.daysUntil ?? 0
  const hasGift = gifts.purchased + gifts.cards + gifts.assigned > 0
  const name = eventNameWithoutContact(occasion.name, contact.fullName)
  return (
    <div className={cx(styles['event'], !occasion.skipped && isImminent(days) && styles['near'])}>
      <span className={styles['date']}>
        <strong>{formatShortDate(occasion.occurrenceDate)}</strong>
        <span className={styles['days']}>{daysUntilText(days)}</span>
      </span>
      <span className={styles['words']}>
        <span className={styles['who']}>
          <strong>
            <TwoLines>{contact.fullName}</TwoLines>
          </strong>
          <RelationshipBadge relationship={contact.relationship} />
        </span>
        <span className={styles['name']}>
          {occasion.turning === null ? name : `${name} · ${ageText(occasion.turning)}`}{' '}
          <EventStateBadges occasion={occasion} /> <NextNotice notice={occasion.nextNotice} />{' '}
          <OrderByNote event={occasion} on={occasion.occurrenceDate} isBought={occasion.gifts.purchased > 0} />
        </span>
      </span>
      <span className={styles['marker']}>
        <Badge tone={hasGift ? 'friend' : 'near'} icon={hasGift ? <Check /> : <CircleDashed />}>
          {hasGift ? contactTexts.giftAssigned : contactTexts.noGift}
        </Badge>
      </span>
      <Button
        size="sm"
        className={styles['more']}
        aria-haspopup="dialog"
        aria-label={`${dashboardTexts.viewDetails}: ${contact.fullName}, ${name}`}
        onClick={() => void openEditEvent(occasion.id)}
      >
        {dashboardTexts.viewDetails}
      </Button>
    </div>
  )
}

function ageText(age: number): string {
  return age === 0 ? eventRowTexts.born : eventRowTexts.turning(age)
}
