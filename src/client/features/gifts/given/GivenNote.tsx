import { useQuery } from '@tanstack/react-query'
import { Gift as GiftIcon, History } from 'lucide-react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { formatMoney, parseAmount } from '#domain/shared/money.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import { Button } from '#client/ui/Button.tsx'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { askToRemoveFromHistory } from './ask-about-given.ts'
import styles from '../GiftDetailsDialog.module.css'
import { useRemoveFromHistory } from '../mutations.ts'
import { givenYear } from '../parts/gift-facts.ts'
import { GivenCorrection } from './GivenCorrection.tsx'

/** For a bought gift: its occurrence, the price paid, and a way to correct both. */
export function GivenNote({ gift }: { gift: Gift }) {
  const today = useToday()
  const events = useQuery(occasionQueries.ofContact(gift.contactId)).data ?? []
  const remove = useRemoveFromHistory()
  if (!gift.isPurchased) return null
  const given = givenYear(gift, today)
  const event = events.find(({ id }) => id === gift.occasionId)
  const paid = parseAmount(gift.pricePaid ?? gift.price ?? '')
  return (
    <section aria-label={giftTexts.purchased} className={styles['given']}>
      <GiftIcon aria-hidden />
      <p>
        <strong>{givenText(gift.occurrenceDate, event?.name, today)}</strong>
        <span className={styles['quiet']}>
          {paid === undefined ? giftTexts.noPrice : giftTexts.paid(formatMoney(paid))}
        </span>
      </p>
      <span className={styles['tools']}>
        <GivenCorrection gift={gift} />
        {given !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            icon={<History />}
            pending={remove.isPending}
            onClick={() => void askToRemoveFromHistory(gift, given).then((isMeant) => isMeant && remove.mutate(gift))}
          >
            {giftTexts.removeFromHistory.action}
          </Button>
        )}
      </span>
    </section>
  )
}

/** 'Given 2025 · Birthday, Dec 5, 2025'; 'Bought for …' if that day is still to come. */
function givenText(date: CalendarDate | null, event: string | undefined, today: CalendarDate): string {
  if (date === null) return giftTexts.boughtNotAssigned
  const what = [event, formatMediumDate(date)].filter(Boolean).join(', ')
  return date < today ? giftTexts.given(dateParts(date).year, what) : giftTexts.boughtFor(what)
}
