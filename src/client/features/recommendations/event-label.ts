import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'

type Labelled = Pick<Occasion, 'name' | 'date' | 'nextDate' | 'contact'>

/** 'name - date'; among events of several people with the person's name, once. */
export function eventLabel({ name, date, nextDate, contact }: Labelled, withPerson = false): string {
  const when = formatMediumDate(nextDate ?? date)
  if (!withPerson) return `${name} - ${when}`
  return `${contact.fullName}: ${eventNameWithoutContact(name, contact.fullName)} - ${when}`
}

/** Those for which a gift can still be given, the next first. */
export function eventsToCome<Event extends Pick<Occasion, 'nextDate'>>(events: readonly Event[]): Event[] {
  return events
    .filter(({ nextDate }) => nextDate !== null)
    .toSorted((a, b) => (a.nextDate ?? '').localeCompare(b.nextDate ?? ''))
}
