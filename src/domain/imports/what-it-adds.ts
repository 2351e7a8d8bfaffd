import { parseBirthday } from '../contacts/birthday.ts'
import { linkedEventName, UNKNOWN_YEAR } from '../contacts/linked-events.ts'
import { hasAnniversary } from '../contacts/relationships.ts'
import { contactChoiceNames } from '../contacts/choice-fields.ts'
import { contactTextNames } from '../contacts/text-fields.ts'
import type { DateRule } from '../occasions/recurrence.ts'
import type { OccasionType } from '../occasions/types.ts'
import { calendarDate, type CalendarDate } from '../shared/calendar-date.ts'
import { foldText } from '../shared/search-text.ts'
import type { FoundPerson } from './found-person.ts'
import type { AddableField } from './schema.ts'

/** The fields of a contact that a file can fill in. */
export const fillableFields = [
  'birthday',
  'anniversaryDate',
  'email',
  ...contactChoiceNames,
  'categoryIds',
  ...contactTextNames,
] as const satisfies AddableField[]

type FillableField = (typeof fillableFields)[number]
export type Fillable = Pick<FoundPerson, FillableField>

/** An event of a person besides those that follow from their birthday and anniversary. */
export interface ImportedEvent {
  name: string
  date: CalendarDate
  /** False where the file has no year: `date` has a placeholder. */
  yearKnown: boolean
  type: OccasionType
  isRecurring: boolean
  dateRule: DateRule
}

/** An event that a contact has. */
export type KnownEvent = Omit<ImportedEvent, 'type' | 'yearKnown'> & { type: string }

/** What a new contact gets: a wedding anniversary only as a spouse or partner, like any other contact. */
export function fieldsOf(person: FoundPerson, relationship: string): Fillable {
  // `fromEntries` forgets the names of its entries.
  const fields = Object.fromEntries(fillableFields.map((field) => [field, person[field]])) as unknown as Fillable
  return hasAnniversary(relationship) ? fields : { ...fields, anniversaryDate: null }
}

/** What a contact lacks and the person has; what it has stays. */
export function missingFields(contact: Fillable & { relationship: string }, person: FoundPerson): Partial<Fillable> {
  const found = fieldsOf(person, contact.relationship)
  return Object.fromEntries(
    fillableFields
      .filter((field) => isEmpty(contact[field]) && !isEmpty(found[field]))
      .map((field) => [field, found[field]]),
  )
}

export function isEmpty(value: Fillable[FillableField]): boolean {
  return value === null || value.length === 0
}

/** Their labeled dates, and the wedding anniversary of people whom it isn't shared with. */
export function eventsOf(person: FoundPerson, relationship: string): ImportedEvent[] {
  const events = person.events.flatMap((event): ImportedEvent[] => {
    const { name, date, type = 'annual', isRecurring = true, dateRule = 'fixed' } = event
    const read = parseBirthday(date)
    if (read?.day === undefined) return []
    const { year, month, day } = read
    const yearKnown = year !== undefined
    return [{ name, date: calendarDate(year ?? UNKNOWN_YEAR, month, day), yearKnown, type, isRecurring, dateRule }]
  })
  if (person.anniversaryDate !== null && !hasAnniversary(relationship)) {
    const name = linkedEventName('anniversary', person.fullName)
    const schedule = { date: person.anniversaryDate, yearKnown: true, isRecurring: true, dateRule: 'fixed' as const }
    events.unshift({ name, type: 'wedding-anniversary', ...schedule })
  }
  return events
}

/** Those of the events that a contact doesn't have: the same day and name, or a wedding anniversary at all. */
export function missingEvents(known: readonly KnownEvent[], events: readonly ImportedEvent[]): ImportedEvent[] {
  const there = new Set(known.map(dayAndName))
  const hasWedding = known.some(({ type }) => type === 'wedding-anniversary')
  return events.filter(
    (event) => !there.has(dayAndName(event)) && !(hasWedding && event.type === 'wedding-anniversary'),
  )
}

function dayAndName({ name, date, isRecurring, dateRule }: Omit<KnownEvent, 'type'>): string {
  const day = !isRecurring ? date : dateRule === 'fixed' ? date.slice(5) : dateRule
  return `${day} ${foldText(name)}`
}
