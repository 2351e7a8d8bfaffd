import { Check, Gift, MailOpen } from 'lucide-react'
import { daysUntilText, isImminent } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { FoundContact, FoundEvent, FoundGift, FoundPlan } from '#domain/search/schema.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatLongDate, monthShort } from '#domain/shared/date-format.ts'
import { formatMoney, parseAmount } from '#domain/shared/money.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { paletteTexts } from '#domain/texts/search.ts'
import { PersonAvatar } from '#client/features/contacts/parts/PersonAvatar.tsx'
import { RelationshipBadge } from '#client/features/contacts/parts/RelationshipBadge.tsx'
import { cx } from '#client/lib/class-names.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { Marked } from './Marked.tsx'
import type { Option } from './PaletteOption.tsx'
import styles from './PaletteOption.module.css'

export function contactOption(contact: FoundContact, query: string, choose: () => void): Option {
  const { id, fullName, relationship, email } = contact
  return {
    key: `contact-${id}`,
    lead: <PersonAvatar person={contact} />,
    title: <Marked text={fullName} query={query} />,
    detail: email === null ? undefined : <Marked text={email} query={query} />,
    aside: <RelationshipBadge relationship={relationship} />,
    choose,
  }
}

export function eventOption(event: FoundEvent, query: string, choose: () => void): Option {
  const { id, name, daysUntil, contact } = event
  const date = event.date
  return {
    key: `event-${id}`,
    lead: <Leaf date={date} daysUntil={daysUntil} />,
    title: <Marked text={eventNameWithoutContact(name, contact.fullName)} query={query} />,
    detail: <Marked text={contact.fullName} query={query} />,
    aside: <span className={cx(isImminent(daysUntil) && styles['soon'])}>{daysUntilText(daysUntil)}</span>,
    choose,
  }
}

export function planOption({ id, name, date, daysUntil }: FoundPlan, query: string, choose: () => void): Option {
  return {
    key: `plan-${id}`,
    lead: <Leaf date={date} daysUntil={daysUntil} />,
    title: <Marked text={name} query={query} />,
    aside: <span className={cx(isImminent(daysUntil) && styles['soon'])}>{daysUntilText(daysUntil)}</span>,
    choose,
  }
}

export function giftOption(gift: FoundGift, query: string, choose: () => void): Option {
  const { id, title, itemType, isPurchased, contact } = gift
  return {
    key: `gift-${id}`,
    lead: <ThumbTile id={id} picture={gift.picture} glyph={itemType === 'card' ? <MailOpen /> : <Gift />} size="sm" />,
    title: <Marked text={title} query={query} />,
    detail: (
      <>
        {paletteTexts.for} <Marked text={contact.fullName} query={query} />
      </>
    ),
    aside: (
      <>
        {isPurchased && (
          <Badge tone="friend" icon={<Check />}>
            {paletteTexts.purchased}
          </Badge>
        )}
        {priceText(gift)}
      </>
    ),
    choose,
  }
}

function priceText({ price, priceKind }: FoundGift): string {
  const cents = price === null ? undefined : parseAmount(price)
  if (cents === undefined) return giftTexts.noPrice
  return cents === 0 && priceKind === 'typical' ? giftTexts.homemade : formatMoney(cents)
}

function Leaf({ date, daysUntil }: { date: CalendarDate; daysUntil: number }) {
  const { month, day } = dateParts(date)
  return (
    <span
      className={cx(styles['leaf'], isImminent(daysUntil) && styles['near'], daysUntil < 0 && styles['over'])}
      title={formatLongDate(date)}
    >
      <span>{monthShort(month)}</span> <b>{day}</b>
    </span>
  )
}
