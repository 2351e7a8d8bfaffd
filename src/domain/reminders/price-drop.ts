import { parseCalendarDate, type CalendarDate } from '../shared/calendar-date.ts'
import { formatMoney, type Cents } from '../shared/money.ts'
import { offerTexts } from '../texts/offers.ts'

/** Days for which the bell can show a drop. */
export const DROP_DAYS = 30

/** A drop is told once on every device, by its tag: 'price 12 2026-11-21'. */
export function dropTag(id: number, createdAt: Date): string {
  return `price ${id} ${createdAt.toISOString().slice(0, 10)}`
}

/** The day in a drop's tag; undefined for the tag of anything else. */
export function dayOfDrop(tag: string): CalendarDate | undefined {
  return parseCalendarDate(/^price \d+ (.+)$/.exec(tag)?.[1] ?? '')
}

/** What the bell and a device say of it. */
export function dropWords({
  title,
  contactName,
  price,
  was,
}: {
  title: string
  contactName: string
  price: Cents
  was: Cents | null
}): { title: string; body: string } {
  const { drop } = offerTexts
  const [now, before] = [formatMoney(price), was === null ? null : formatMoney(was)]
  return {
    title: drop.title(title),
    body: before === null ? drop.message(contactName, now) : drop.messageWas(contactName, now, before),
  }
}
