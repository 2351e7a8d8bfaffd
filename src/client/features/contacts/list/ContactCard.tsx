import { BellOff, CalendarHeart, Gift, Mail, MessageCircleHeart, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { describeBirthday, parseBirthday } from '#domain/contacts/birthday.ts'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { askLinkTexts } from '#domain/texts/ask-links.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { openGiftSearch } from '#client/features/gifts/dialogs.ts'
import { openEditEvent } from '#client/features/occasions/dialogs.ts'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import styles from './ContactCard.module.css'
import { openContactDetails, openEditContact } from '../dialogs.ts'
import { InterestTags } from '../parts/InterestTags.tsx'
import { RelationshipBadge } from '../parts/RelationshipBadge.tsx'
import { useAskAndRemove } from '../use-remove-contact.ts'

/** Memoized: each letter that is typed into the search draws the cards again, most of them as they were. */
export const ContactCard = memo(function ContactCard({ contact }: { contact: ListedContact }) {
  const { id, fullName, relationship, email, categoryIds, interests, remindersPaused } = contact
  const askAndRemove = useAskAndRemove()
  return (
    <Card className={styles['card']}>
      <div className={styles['head']}>
        <PersonAvatar person={contact} size="lg" />
        <div className={styles['lines']}>
          <h2 className={styles['name']}>
            {/* Its target is the whole card; the other buttons are above it. */}
            <button type="button" title={fullName} aria-haspopup="dialog" onClick={() => void openContactDetails(id)}>
              {fullName}
            </button>
          </h2>
          <div className={styles['badges']}>
            <RelationshipBadge relationship={relationship} />
            {contact.hasAnswer && (
              <Badge tone="near" icon={<MessageCircleHeart aria-hidden />}>
                {askLinkTexts.badge}
              </Badge>
            )}
            {remindersPaused && (
              <Badge icon={<BellOff aria-hidden />} title={contactTexts.pausedBadge}>
                <VisuallyHidden>{contactTexts.pausedBadge}</VisuallyHidden>
                <span aria-hidden>{contactTexts.pausedShort}</span>
              </Badge>
            )}
          </div>
        </div>
        <div className={styles['tools']}>
          <IconButton
            size="sm"
            label={contactTexts.edit(fullName)}
            icon={<Pencil />}
            aria-haspopup="dialog"
            onClick={() => void openEditContact(id)}
          />
          <IconButton
            size="sm"
            label={contactTexts.delete(fullName)}
            icon={<Trash2 />}
            onClick={() => void askAndRemove(contact)}
          />
        </div>
      </div>
      <NextEvent contact={contact} />
      {email !== null && (
        <p className={styles['line']}>
          <Mail aria-hidden />
          <a href={`mailto:${email}`} title={email}>
            {email}
          </a>
        </p>
      )}
      <InterestTags categoryIds={categoryIds} other={interests} />
      <div className={styles['foot']}>
        <Button variant="tint" size="sm" full icon={<Gift />} onClick={() => openGiftSearch({ contactId: id })}>
          {contactTexts.viewGiftIdeas}
          <VisuallyHidden> {contactTexts.forContact(fullName)}</VisuallyHidden>
        </Button>
      </div>
    </Card>
  )
})

function NextEvent({ contact }: { contact: ListedContact }) {
  const { nextOccasion, fullName, birthday } = contact
  if (nextOccasion === null) {
    const known = birthday === null ? undefined : parseBirthday(birthday)
    const monthOnly = known !== undefined && known.day === undefined ? describeBirthday(known) : undefined
    return (
      <p className={cx(styles['event'], styles['none'])}>
        <CalendarHeart aria-hidden />
        <span>{monthOnly === undefined ? eventTexts.noUpcoming : contactTexts.birthday(monthOnly)}</span>
      </p>
    )
  }
  const { id, name, nextDate, daysUntil, giftAssigned } = nextOccasion
  const shortName = eventNameWithoutContact(name, fullName)
  return (
    <button
      type="button"
      className={cx(styles['event'], isImminent(daysUntil) && styles['near'])}
      aria-haspopup="dialog"
      onClick={() => void openEditEvent(id)}
    >
      <CalendarHeart aria-hidden />
      <span className={styles['what']}>
        <span className={styles['event-name']} title={shortName}>
          {shortName}
        </span>
        <span className={styles['when']}>
          {formatShortDate(nextDate)} · {daysUntilText(daysUntil)}
        </span>
      </span>
      <Badge tone={giftAssigned ? 'friend' : 'near'} icon={<Gift aria-hidden />}>
        {giftAssigned ? contactTexts.giftAssigned : contactTexts.noGift}
      </Badge>
    </button>
  )
}
