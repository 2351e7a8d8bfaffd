import { parseCalendarDate } from '#domain/shared/calendar-date.ts'
import { formatLongDate } from '#domain/shared/date-format.ts'
import { formatMoney, parseAmount } from '#domain/shared/money.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { isOccasionType, occasionTypeLabel } from '#domain/occasions/types.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { orderByTexts } from '#domain/texts/order-by.ts'
import { versionsOf } from '#client/lib/versions.ts'
import { deliveryWords } from './parts/delivery-days.ts'
import type { EventValues } from './event-form.ts'
import { dayInWords, hasStandInYear } from './stand-in-year.ts'

type FieldName = keyof EventValues
type Dated = Pick<Occasion, 'date' | 'nextDate' | 'yearKnown'>

const labels: Record<FieldName, string> = {
  type: eventTexts.fields.type,
  name: eventTexts.fields.eventName,
  date: eventTexts.fields.date,
  levelOfImportance: eventTexts.fields.importance,
  isRecurring: eventTexts.repeatsEveryYear,
  reminderMethod: reminderTexts.notifyEverywhere,
  reminderDays: eventTexts.fields.daysBefore,
  needsGift: eventTexts.fields.needsGift,
  needsCard: eventTexts.fields.needsCard,
  deliveryDays: orderByTexts.deliveryTime,
  budget: eventTexts.fields.budget,
  notes: eventTexts.fields.notes,
}

/** How two versions of an event are merged and compared. */
export const eventVersions = versionsOf<EventValues, Dated>(labels, (values, name, occasion) =>
  inWords(values[name], name, occasion),
)

function inWords(value: string | boolean, name: FieldName, occasion: Dated): string {
  if (typeof value === 'boolean') return value ? generalTexts.yes : generalTexts.no
  const amount = name === 'budget' ? parseAmount(value.trim()) : undefined
  if (amount !== undefined) return formatMoney(amount)
  if (name === 'deliveryDays') return deliveryWords(value)
  if (name === 'reminderMethod') return value === 'push' ? generalTexts.on : generalTexts.off
  if (name === 'type' && isOccasionType(value)) return occasionTypeLabel(value)
  const date = name === 'date' ? parseCalendarDate(value) : undefined
  if (date !== undefined) return hasStandInYear(occasion, date) ? dayInWords(date) : formatLongDate(date)
  return value
}
