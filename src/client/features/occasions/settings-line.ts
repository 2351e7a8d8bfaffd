import type { Occasion } from '#domain/occasions/schema.ts'
import { dateParts, parseCalendarDate, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatMediumDate, monthShort } from '#domain/shared/date-format.ts'
import { eventTexts } from '#domain/texts/events.ts'
import type { EventValues } from './event-form.ts'
import { realDate } from './stand-in-year.ts'

type Dated = Pick<Occasion, 'date' | 'nextDate' | 'yearKnown'>

/** The event's settings in one line, as typed: 'Dec 14 · every year · Medium · needs a gift'. */
export function settingsLine(occasion: Dated, values: EventValues): string {
  // A movable feast is stored with the date of one year.
  const isAsSaved = values.date === occasion.date && occasion.nextDate !== null
  const date = parseCalendarDate(isAsSaved ? (occasion.nextDate ?? '') : realDate(occasion, values))
  const parts = [
    date && (values.isRecurring ? dayText(date) : formatMediumDate(date)),
    values.isRecurring && eventTexts.settings.everyYear,
    values.levelOfImportance,
    eventTexts.settings.needs(values.needsGift, values.needsCard),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** 'Dec 14' */
function dayText(date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return `${monthShort(month)} ${day}`
}
