import { eventNameWithoutContact } from '../occasions/event-name.ts'
import { dateParts, daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import { formatMediumDate, monthShort } from '../shared/date-format.ts'
import { deliveryTexts as texts } from '../texts/delivery.ts'
import type { Arrival } from './delivery.ts'
import { isTheirOwn } from './repeat.ts'

/** Whom and what a gift is for; undefined where that isn't known yet. */
interface For {
  eventName: string | undefined
  contactName: string | undefined
}

/** 'Arrives Dec 12', 'Arrives Dec 27, two days after Christmas', 'Should have arrived Dec 12' */
export function arrivalText(arrival: Arrival, { eventName, contactName }: For, today: CalendarDate): string {
  const date = nearDate(arrival.on, today)
  if (arrival.kind === 'expected') return texts.arrives(date)
  if (arrival.kind === 'overdue') return texts.shouldHaveArrived(date)
  return texts.arrivesAfter(date, texts.after(arrival.daysAfter, inSentence(eventName, contactName)))
}

/** 'Dec 12'; with its year if that isn't obvious. */
export function nearDate(date: CalendarDate, today: CalendarDate): string {
  if (Math.abs(daysBetween(today, date)) > HALF_A_YEAR) return formatMediumDate(date)
  const { month, day } = dateParts(date)
  return `${monthShort(month)} ${day}`
}

const HALF_A_YEAR = 182

/** 'Christmas', 'their birthday' */
function inSentence(eventName: string | undefined, contactName = ''): string {
  if (eventName === undefined) return texts.theEvent
  const name = eventNameWithoutContact(eventName, contactName)
  return isTheirOwn(name) ? texts.their(name.toLowerCase()) : name
}
