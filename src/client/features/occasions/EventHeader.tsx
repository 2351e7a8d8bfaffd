import type { Occasion } from '#domain/occasions/schema.ts'
import { daysUntilText } from '#domain/occasions/days-until.ts'
import { dateParts, daysBetween } from '#domain/shared/calendar-date.ts'
import { formatMediumDate, formatShortDate } from '#domain/shared/date-format.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { openContactDetails } from '#client/features/contacts/dialogs.ts'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { TwoLines } from '#client/ui/TwoLines.tsx'
import styles from './EditEventDialog.module.css'

/** Whose event it is, which one ('Turning 34', 'Born', '12th'), and when. */
export function EventHeader({ occasion }: { occasion: Occasion }) {
  const { contact, turning, date, nextDate, daysUntil } = occasion
  const today = useToday()
  const days = daysUntil ?? daysBetween(today, date)
  const years = anniversaryOf(occasion)
  return (
    <>
      <button
        type="button"
        className={styles['contact']}
        aria-haspopup="dialog"
        onClick={() => void openContactDetails(contact.id)}
      >
        <TwoLines>{contact.fullName}</TwoLines>
      </button>
      <RelationshipBadge relationship={contact.relationship} />
      {turning !== null && (
        <Badge tone="special">{turning === 0 ? eventRowTexts.born : eventRowTexts.turning(turning)}</Badge>
      )}
      {years > 0 && <Badge tone="special">{eventTexts.anniversary(years)}</Badge>}
      <span className={styles['when']}>
        <strong>{nextDate === null ? formatMediumDate(date) : formatShortDate(nextDate)}</strong>
        {' · '}
        {daysUntilText(days)}
      </span>
    </>
  )
}

function anniversaryOf({ type, date, yearKnown, nextDate }: Occasion): number {
  if (type !== 'wedding-anniversary' || !yearKnown || nextDate === null) return 0
  return dateParts(nextDate).year - dateParts(date).year
}
