import { parseCalendarDate } from '#domain/shared/calendar-date.ts'
import { formatLongDate } from '#domain/shared/date-format.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { isOccasionType, occasionTypeLabel } from '#domain/occasions/types.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { onTopOf } from '#client/lib/versions.ts'
import type { Difference } from '#client/ui/StaleNotice.tsx'
import type { EventValues } from './event-form.ts'
import { dayInWords, hasStandInYear } from './stand-in-year.ts'

type FieldName = keyof EventValues

const labels: Record<FieldName, string> = {
  type: eventTexts.fields.type,
  name: eventTexts.fields.eventName,
  date: eventTexts.fields.date,
  levelOfImportance: eventTexts.fields.importance,
  isRecurring: eventTexts.repeatsEveryYear,
  reminderMethod: eventTexts.fields.reminder,
  reminderDays: eventTexts.fields.daysBefore,
  needsGift: eventTexts.fields.needsGift,
  needsCard: eventTexts.fields.needsCard,
  budget: eventTexts.fields.budget,
  notes: eventTexts.fields.notes,
}

const fieldNames = Object.keys(labels) as FieldName[]

/** The differences between two versions of an event, in words. */
export function eventDifferences(mine: EventValues, theirs: EventValues, occasion: Occasion): Difference[] {
  return fieldNames
    .map((name) => ({
      label: labels[name],
      mine: inWords(mine[name], name, occasion),
      theirs: inWords(theirs[name], name, occasion),
    }))
    .filter((difference) => difference.mine !== difference.theirs)
}

/** As onTopOf has it, with the fields by their labels. */
export function eventOnTopOf(theirs: EventValues, mine: EventValues, base: EventValues) {
  const { values, takenOver } = onTopOf(theirs, mine, base)
  return { values, takenOver: takenOver.map((name) => labels[name]) }
}

function inWords(value: string | boolean, name: FieldName, occasion: Occasion): string {
  if (typeof value === 'boolean') return value ? generalTexts.yes : generalTexts.no
  if (name === 'reminderMethod') return value === 'push' ? generalTexts.on : generalTexts.off
  if (name === 'type' && isOccasionType(value)) return occasionTypeLabel(value)
  const date = name === 'date' ? parseCalendarDate(value) : undefined
  if (date !== undefined) return hasStandInYear(occasion, date) ? dayInWords(date) : formatLongDate(date)
  return value
}
