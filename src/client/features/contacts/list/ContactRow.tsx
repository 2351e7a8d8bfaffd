import { Gift, MessageCircleHeart } from 'lucide-react'
import { memo } from 'react'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { openContactDetails } from '../dialogs.ts'
import { RelationshipBadge } from '../parts/RelationshipBadge.tsx'
import styles from './ContactRow.module.css'

/** A contact in one line: who, and what comes next. Memoized as the cards are. */
export const ContactRow = memo(function ContactRow({ contact }: { contact: ListedContact }) {
  const { id, fullName, relationship } = contact
  return (
    <div className={styles['row']}>
      <PersonAvatar person={contact} size="sm" />
      <div className={styles['who']}>
        <h2 className={styles['name']}>
          <button type="button" title={fullName} aria-haspopup="dialog" onClick={() => void openContactDetails(id)}>
            {fullName}
          </button>
        </h2>
        <RelationshipBadge relationship={relationship} />
        {contact.hasAnswer && (
          <Badge tone="near" icon={<MessageCircleHeart aria-hidden />}>
            {askLinkTexts.badge}
          </Badge>
        )}
      </div>
      <Next contact={contact} />
    </div>
  )
})

function Next({ contact: { nextOccasion, fullName } }: { contact: ListedContact }) {
  if (nextOccasion === null) return null
  const { id, name, nextDate, daysUntil, giftAssigned } = nextOccasion
  const event = eventNameWithoutContact(name, fullName)
  return (
    <>
      <button
        type="button"
        className={cx(styles['event'], isImminent(daysUntil) && styles['near'])}
        aria-haspopup="dialog"
        onClick={() => void openEditEvent(id)}
      >
        <span className={styles['what']} title={event}>
          {event}
        </span>
        <span className={styles['when']}>
          {formatShortDate(nextDate)} · {daysUntilText(daysUntil)}
        </span>
      </button>
      <span className={styles['gift']}>
        <Badge tone={giftAssigned ? 'friend' : 'near'} icon={<Gift aria-hidden />}>
          {giftAssigned ? contactTexts.giftAssigned : contactTexts.noGift}
        </Badge>
      </span>
    </>
  )
}
