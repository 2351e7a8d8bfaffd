import { calendarDate, dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import { carriedOccurrences, type CarriedOccurrence } from '../occasions/date-change.ts'
import type { LeapDay, Schedule } from '../occasions/recurrence.ts'
import type { Importance, OccasionType } from '../occasions/types.ts'
import { birthdayToText, parseBirthday } from './birthday.ts'
import { hasAnniversary } from './relationships.ts'
import { linkedEventText } from '../texts/occasion-types.ts'

/** Events created from a contact's dates: at most one of each kind. */
export type LinkedKind = 'birthday' | 'anniversary'

/** The part of a contact that linked events follow. */
export interface LinkingContact {
  fullName: string
  relationship: string
  birthday: string | null
  anniversaryDate: CalendarDate | null
}

/** A linked event to be created. */
export interface LinkedEvent extends Schedule {
  linkedTo: LinkedKind
  type: OccasionType
  name: string
  /** False for a birthday 'MM/DD': its `date` has a placeholder year. */
  yearKnown: boolean
  levelOfImportance: Importance
}

/** A linked event as it is stored. */
export interface LinkedRow extends Schedule {
  id: number
  linkedTo: LinkedKind
  name: string
  yearKnown: boolean
  /** Any gift idea at all, bought or not. */
  hasGifts: boolean
}

export interface LinkedEventsPlan {
  create: LinkedEvent[]
  /** Only the fields that differ; `carried` tells what else moves in the same transaction. */
  change: {
    id: number
    patch: Partial<Pick<LinkedRow, 'name' | 'date' | 'yearKnown'>>
    carried: CarriedOccurrence[]
  }[]
  /** Ids of events to delete. */
  remove: number[]
  /** Events that stay because they have gifts, as ordinary yearly ones. */
  detach: { id: number; patch: { linkedTo: null; type: OccasionType } }[]
}

/**
 * A leap year, so that 29 February fits, and far enough back to be before every occurrence anyone asks for. Replaces
 * the year of a birthday that has none.
 */
export const UNKNOWN_YEAR = 1904

/** The same day in the year that stands for an unknown one. */
export function withUnknownYear(date: CalendarDate): CalendarDate {
  const { month, day } = dateParts(date)
  return calendarDate(UNKNOWN_YEAR, month, day)
}

/** The events that follow from a contact's dates, whether or not the user removed them. */
export function linkedEventsOf(contact: LinkingContact): LinkedEvent[] {
  const events: LinkedEvent[] = []
  const birthday = contact.birthday === null ? undefined : parseBirthday(contact.birthday)
  if (birthday?.day !== undefined) {
    const date = calendarDate(birthday.year ?? UNKNOWN_YEAR, birthday.month, birthday.day)
    events.push(linkedEvent('birthday', contact, date, birthday.year !== undefined))
  }
  if (contact.anniversaryDate !== null && hasAnniversary(contact.relationship)) {
    events.push(linkedEvent('anniversary', contact, contact.anniversaryDate, true))
  }
  return events
}

/**
 * What saving a contact does to its linked events.
 *
 * @param save.before null for a new contact
 * @param save.rows the linked events it has
 * @param save.suppressed the contact's `suppressedEvents`: kinds or event types not to create again
 */
export function planLinkedEvents(save: {
  before: LinkingContact | null
  after: LinkingContact
  rows: readonly LinkedRow[]
  suppressed: readonly string[]
  leapDay: LeapDay
  today: CalendarDate
}): LinkedEventsPlan {
  const plan: LinkedEventsPlan = { create: [], change: [], remove: [], detach: [] }
  const wanted = linkedEventsOf(save.after)
  for (const event of wanted) {
    const row = save.rows.find(({ linkedTo }) => linkedTo === event.linkedTo)
    if (!row) {
      if (!isSuppressed(event, save.suppressed)) plan.create.push(event)
      continue
    }
    const patch = followed(row, event, save.before)
    if (Object.keys(patch).length === 0) continue
    const carried = carriedOccurrences(row, { ...row, ...patch }, save.today, save.leapDay, save.leapDay)
    plan.change.push({ id: row.id, patch, carried })
  }
  for (const row of save.rows) {
    if (wanted.some(({ linkedTo }) => linkedTo === row.linkedTo)) continue
    if (row.hasGifts) plan.detach.push({ id: row.id, patch: { linkedTo: null, type: 'annual' } })
    else plan.remove.push(row.id)
  }
  return plan
}

/** "Maya Okafor's Birthday", "Maya Okafor's Wedding Anniversary" */
export function linkedEventName(kind: LinkedKind, fullName: string): string {
  return linkedEventText(typeOf[kind], fullName)
}

/** How a new date of a linked event changes the contact; a birthday without a year stays without one. */
export function contactDateFrom(
  event: Pick<LinkedRow, 'linkedTo' | 'yearKnown'>,
  date: CalendarDate,
): { birthday: string } | { anniversaryDate: CalendarDate } {
  if (event.linkedTo === 'anniversary') return { anniversaryDate: date }
  const { year, month, day } = dateParts(date)
  return { birthday: birthdayToText(event.yearKnown ? { year, month, day } : { month, day }) }
}

const typeOf = { birthday: 'birthday', anniversary: 'wedding-anniversary' } satisfies Record<LinkedKind, OccasionType>

function linkedEvent(kind: LinkedKind, contact: LinkingContact, date: CalendarDate, yearKnown: boolean): LinkedEvent {
  return {
    linkedTo: kind,
    type: typeOf[kind],
    name: linkedEventName(kind, contact.fullName),
    date,
    yearKnown,
    isRecurring: true,
    dateRule: 'fixed',
    levelOfImportance: 'Medium',
  }
}

function isSuppressed(event: LinkedEvent, suppressed: readonly string[]): boolean {
  return suppressed.includes(event.linkedTo) || suppressed.includes(event.type)
}

/** What the row takes over from the contact: its date always, its name unless someone wrote another. */
function followed(
  row: LinkedRow,
  event: LinkedEvent,
  before: LinkingContact | null,
): LinkedEventsPlan['change'][number]['patch'] {
  const isOwnName = before !== null && row.name === linkedEventName(row.linkedTo, before.fullName)
  return {
    ...(row.date === event.date ? {} : { date: event.date }),
    ...(row.yearKnown === event.yearKnown ? {} : { yearKnown: event.yearKnown }),
    ...(isOwnName && row.name !== event.name ? { name: event.name } : {}),
  }
}
