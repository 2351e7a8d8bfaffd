import { Check, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatMonth, formatShortDate } from '#domain/shared/date-format.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { dashboardTexts } from '#domain/texts/dashboard.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { cx } from '../../../lib/class-names.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from './EventList.module.css'

/** Rows drawn at once; with a thousand events a dialog of all of them would take seconds to open. */
const AT_ONCE = 100

/** Events by month, each with whether it has a gift and the way into it. */
export function EventList({
  events,
  level: Heading = 'h3',
}: {
  events: readonly ListedOccasion[]
  /** Of the months: h2 on a page, h3 in a dialog. */
  level?: 'h2' | 'h3'
}) {
  const [shown, setShown] = useState(AT_ONCE)
  return (
    <div className={styles['months']}>
      {byMonth(events.slice(0, shown)).map(({ month, events: ofMonth }) => (
        <section key={month} aria-label={month}>
          <Heading className={styles['month']}>{month}</Heading>
          <ul className={styles['events']}>
            {ofMonth.map((occasion) => (
              <Row key={occasion.id} occasion={occasion} />
            ))}
          </ul>
        </section>
      ))}
      {events.length > shown && (
        <Button onClick={() => setShown(shown + AT_ONCE)}>
          {generalTexts.loadMore} ({events.length - shown})
        </Button>
      )}
    </div>
  )
}

function byMonth(events: readonly ListedOccasion[]) {
  const months: { month: string; events: ListedOccasion[] }[] = []
  for (const occasion of events) {
    const month = formatMonth(occasion.occurrenceDate as CalendarDate)
    const last = months.at(-1)
    if (last?.month === month) last.events.push(occasion)
    else months.push({ month, events: [occasion] })
  }
  return months
}

function Row({ occasion }: { occasion: ListedOccasion }) {
  const { contact, gifts } = occasion
  const days = occasion.daysUntil ?? 0
  const hasGift = gifts.purchased + gifts.cards + gifts.assigned > 0
  const name = eventNameWithoutContact(occasion.name, contact.fullName)
  return (
    <li className={cx(styles['event'], isImminent(days) && styles['near'])}>
      <span className={styles['date']}>
        <strong>{formatShortDate(occasion.occurrenceDate as CalendarDate)}</strong>
        <span className={styles['days']}>{daysUntilText(days)}</span>
      </span>
      <span className={styles['words']}>
        <span className={styles['who']}>
          <strong>{contact.fullName}</strong>
          <RelationshipBadge relationship={contact.relationship} />
        </span>
        <span className={styles['name']}>{name}</span>
      </span>
      <span className={styles['marker']}>
        <Badge tone={hasGift ? 'friend' : 'near'} icon={hasGift ? <Check /> : <CircleDashed />}>
          {hasGift ? contactTexts.giftAssigned : contactTexts.noGift}
        </Badge>
      </span>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-label={`${dashboardTexts.viewDetails}: ${contact.fullName}, ${name}`}
        onClick={() => void openEditEvent(occasion.id)}
      >
        {dashboardTexts.viewDetails}
      </Button>
    </li>
  )
}
