import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { countsFor } from '#domain/gifts/counts.ts'
import { daysUntilText } from '#domain/occasions/days-until.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { formatMediumDate, weekdayShort } from '#domain/shared/date-format.ts'
import { formatMoney, fromDecimal } from '#domain/shared/money.ts'
import { announcementTexts } from '#domain/texts/announcements.ts'
import { eventRowTexts } from '#domain/texts/event-row.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { giftSummaryTexts } from '#domain/texts/gift-summary.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { splitTexts } from '#domain/texts/splits.ts'
import { eventLists } from '#client/features/gifts/parts/event-lists.ts'
import type { KnownGift } from '#client/features/gifts/parts/gift-facts.ts'
import { priceText } from '#client/features/gifts/parts/price-text.ts'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { noticeLines } from '#client/features/reminders/parts/notice-lines.ts'
import { reminderQueries } from '#client/features/reminders/queries.ts'
import { useOwnCost } from '#client/features/splits/parts/use-own-cost.ts'
import { useIsPrinting } from '#client/lib/printing.ts'
import styles from './PrintedEvent.module.css'

/** The saved plan of an event, on paper in place of everything that is on the screen. */
export function PrintedEvent({ occasion }: { occasion: Occasion }) {
  return useIsPrinting() && <Sheet occasion={occasion} />
}

/** Beside the page and not in the dialog, whose frame would cut it off at its own height. What it shows is loaded: the dialog has it. */
function Sheet({ occasion }: { occasion: Occasion }) {
  const { id, name, contact, turning, date, nextDate, daysUntil, budget } = occasion
  const today = useToday()
  const preferences = useQuery(profileQueries.preferences).data
  const gifts = useQuery(giftQueries.ofOccasion(id)).data ?? []
  const notices = useQuery(reminderQueries.notices(id)).data
  const occurrence = nextDate ?? date
  const { assigned, ideas } = eventLists(gifts, id, occurrence)
  const own = useOwnCost(assigned)
  const { spent, withoutPrice } = countsFor(assigned, occurrence)
  const will = notices === undefined ? [] : noticeLines(notices, preferences?.timeZone).will
  const facts = [contact.fullName, relationshipLabel(contact.relationship)]
  if (turning !== null) facts.push(turning === 0 ? eventRowTexts.born : eventRowTexts.turning(turning))
  return createPortal(
    <article className={styles['sheet']}>
      <h1>{eventNameWithoutContact(name, contact.fullName)}</h1>
      <p>{facts.join(' · ')}</p>
      <p>
        <b>
          {weekdayShort(occurrence)}, {formatMediumDate(occurrence)}
        </b>
        {` · ${daysUntilText(daysUntil ?? daysBetween(today, date))}`}
      </p>
      {budget !== null && preferences?.budgetVisibility === true && (
        <p>
          {giftSummaryTexts.budget(giftSummaryTexts.spentOf(formatMoney(spent), money(budget)))}
          {withoutPrice > 0 && ` ${giftSummaryTexts.withoutPrice(withoutPrice)}`}
          {own !== undefined && ` · ${splitTexts.yourShareOf(formatMoney(own), money(budget))}`}
        </p>
      )}
      <Section title={giftTexts.assignedGifts(assigned.length)}>
        {assigned.map((gift) => (
          <GiftLine key={gift.id} gift={gift}>
            {gift.isPurchased ? giftSummaryTexts.purchased : eventTexts.printed.notBought}
          </GiftLine>
        ))}
      </Section>
      <Section title={giftTexts.ideasBank(ideas.length)}>
        {ideas.map(({ gift }) => (
          <GiftLine key={gift.id} gift={gift} />
        ))}
      </Section>
      <Section title={eventTexts.printed.reminders}>
        {will.length === 0 ? (
          <li>{announcementTexts.willNotBeTold}</li>
        ) : (
          will.map(({ on, text }) => (
            <li key={on}>
              <b>
                {weekdayShort(on)}, {formatMediumDate(on)}
              </b>{' '}
              {text}
            </li>
          ))
        )}
      </Section>
    </article>,
    document.body,
  )
}

function money(decimal: string): string {
  return formatMoney(fromDecimal(decimal))
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

/** With a box to tick by hand. */
function GiftLine({ gift, children }: { gift: KnownGift; children?: ReactNode }) {
  return (
    <li className={styles['gift']}>
      <span className={styles['box']}>{gift.isPurchased && <Check />}</span>
      <span>{gift.title}</span>
      <span>{priceText(gift)}</span>
      <span className={styles['state']}>{children}</span>
    </li>
  )
}
