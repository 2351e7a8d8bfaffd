import type { CalendarDate } from '../shared/calendar-date.ts'
import { csvFile } from '../shared/csv.ts'
import { toDecimal, type Cents } from '../shared/money.ts'
import { exportTexts } from '../texts/exports.ts'
import { giftStatus, isGiven } from './status.ts'

/** What the file says of a gift idea. */
export interface ExportedGift {
  contactName: string
  eventName: string | null
  title: string
  description: string | null
  price: Cents | null
  pricePaid: Cents | null
  productUrl: string | null
  itemType: 'gift' | 'card'
  occasionId: number | null
  isSaved: boolean
  isPurchased: boolean
  occurrenceDate: CalendarDate | null
}

export function giftsCsv(gifts: readonly ExportedGift[], today: CalendarDate): string {
  const names = exportTexts.giftColumns
  const head = [
    names.person,
    names.title,
    names.event,
    names.status,
    names.date,
    names.price,
    names.pricePaid,
    names.type,
    names.link,
    names.description,
  ]
  return csvFile([head, ...gifts.map((gift) => rowOf(gift, today))])
}

function rowOf(gift: ExportedGift, today: CalendarDate): (string | null)[] {
  return [
    gift.contactName,
    gift.title,
    gift.eventName,
    exportTexts.giftStatus[isGiven(gift, today) ? 'given' : giftStatus(gift)],
    gift.occurrenceDate,
    amount(gift.price),
    amount(gift.pricePaid),
    exportTexts.giftType[gift.itemType],
    gift.productUrl,
    gift.description,
  ]
}

function amount(cents: Cents | null): string | null {
  return cents === null ? null : toDecimal(cents)
}
