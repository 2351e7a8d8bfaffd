import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { boughtFor } from '#domain/gifts/counts.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { ListedOccasion } from '#domain/occasions/schema.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { useBoardZone } from '#client/features/gifts/parts/board.ts'
import { BudgetBanner } from '#client/features/gifts/parts/BudgetBanner.tsx'
import { withFacts } from '#client/features/gifts/parts/gift-facts.ts'
import { GiftLists } from '#client/features/gifts/parts/GiftLists.tsx'
import { GivenGifts } from '#client/features/gifts/parts/GivenBefore.tsx'
import { giftQueries } from '#client/features/gifts/queries.ts'
import { CompactEventRow } from '#client/features/occasions/parts/CompactEventRow.tsx'
import { OrderByNote } from '#client/features/occasions/parts/OrderByNote.tsx'
import { NextNotice } from '#client/features/reminders/parts/NextNotice.tsx'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import styles from './ContactEvents.module.css'

/**
 * A row that opens to the event's gift lists. A gift dropped on the row is assigned to the event; held above it, the row
 * opens.
 */
export function UpcomingEvent({
  occasion,
  isNext,
  isExpanded,
  onExpand,
}: {
  occasion: ListedOccasion
  /** The one that comes first. */
  isNext: boolean
  isExpanded: boolean
  onExpand: (expanded: (before: readonly number[]) => readonly number[]) => void
}) {
  const { id, contactId, occurrenceDate } = occasion
  const name = eventNameWithoutContact(occasion.name, occasion.contact.fullName)
  const place = useMemo(() => ({ list: 'assigned' as const, eventId: id, eventName: name }), [id, name])
  const open = useCallback(() => onExpand((before) => (before.includes(id) ? before : [...before, id])), [onExpand, id])
  const row = useBoardZone<HTMLDivElement>({ name: `event-${id}`, place, linger: open })
  return (
    <>
      <div ref={row} className={styles['upcoming']}>
        <CompactEventRow occasion={occasion} isNext={isNext} />
        <IconButton
          label={isExpanded ? contactTexts.specialEvents.hideGifts(name) : contactTexts.specialEvents.showGifts(name)}
          icon={<ChevronDown />}
          aria-expanded={isExpanded}
          className={cx(styles['toggle'], isExpanded && styles['open'])}
          onClick={isExpanded ? () => onExpand((before) => before.filter((other) => other !== id)) : open}
        />
        {/* Below the row's own button, which can't hold another. */}
        <div className={styles['below']}>
          {occasion.nextNotice !== null && (
            <span className={styles['notice']}>
              <NextNotice notice={occasion.nextNotice} />
            </span>
          )}
          <OrderByNote event={occasion} on={occasion.occurrenceDate} isBought={occasion.gifts.purchased > 0} />
        </div>
      </div>
      {isExpanded && (
        <div className={styles['gifts']}>
          <BudgetBanner budget={occasion.budget} spent={occasion.gifts} />
          <GiftLists event={{ id, name, contactId, occurrence: occurrenceDate }} />
        </div>
      )}
    </>
  )
}

/** An occurrence that is over, with what was given then. */
export function PastEvent({ occasion }: { occasion: ListedOccasion }) {
  const gifts = useQuery(giftQueries.ofContact(occasion.contactId)).data ?? []
  const own = gifts.filter(({ occasionId }) => occasionId === occasion.id)
  const given = boughtFor(own.map(withFacts), occasion.occurrenceDate)
  return (
    <>
      <CompactEventRow occasion={occasion} />
      {given.length > 0 && (
        <div className={styles['given']}>
          <GivenGifts gifts={given} />
        </div>
      )}
    </>
  )
}
