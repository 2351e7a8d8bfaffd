import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { dateParts } from '#domain/shared/calendar-date.ts'
import { monthShort } from '#domain/shared/date-format.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { giftSummaryTexts } from '#domain/texts/gift-summary.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge, ImportanceBadge } from '#client/ui/Badge.tsx'
import { openEditEvent } from '../dialogs.ts'
import styles from './CompactEventRow.module.css'
import { EventStateBadges } from './EventStateBadges.tsx'

/** An occurrence where the person is named already: its day, how far it is, what is planned. Opens the event. */
export function CompactEventRow({
  occasion,
  isNext = false,
}: {
  occasion: ListedOccasion
  /** The person's next event, named as such and larger. */
  isNext?: boolean
}) {
  const { id, name, contact, daysUntil, turning, gifts, levelOfImportance } = occasion
  const date = occasion.occurrenceDate
  const { year, month, day } = dateParts(date)
  const days = daysUntil ?? 0
  const hasGift = gifts.purchased + gifts.cards + gifts.assigned + gifts.ideas > 0
  return (
    <button
      type="button"
      className={cx(styles['row'], isImminent(days) && styles['near'], isNext && styles['next'])}
      aria-haspopup="dialog"
      onClick={() => void openEditEvent(id)}
    >
      <span className={styles['date']}>
        <span className={styles['day']}>
          {monthShort(month)} {day}
        </span>
        <span className={styles['year']}>{year}</span>
      </span>
      <span className={styles['what']}>
        {isNext && <span className={styles['label']}>{eventTexts.nextEvent}</span>}
        <span className={styles['name']}>{eventNameWithoutContact(name, contact.fullName)}</span>
        <span className={styles['quiet']}>
          <span className={styles['when']}>{daysUntilText(days)}</span>
          {' · '}
          <span className={cx(!hasGift && days >= 0 && styles['care'])}>{giftSummaryTexts.breakdown(gifts)}</span>
        </span>
      </span>
      <span className={styles['badges']}>
        {turning !== null && (
          <Badge tone="special">{turning === 0 ? eventRowTexts.born : eventRowTexts.turning(turning)}</Badge>
        )}
        <EventStateBadges occasion={occasion} />
        <ImportanceBadge level={levelOfImportance} />
      </span>
    </button>
  )
}
