import { birthdayToText } from '../../contacts/birthday.ts'
import { UNKNOWN_YEAR } from '../../contacts/linked-events.ts'
import { isMovableFeast } from '../../occasions/movable-feasts.ts'
import { isOccasionType } from '../../occasions/types.ts'
import { dateParts, parseCalendarDate, type CalendarDate } from '../../shared/calendar-date.ts'
import { monthName } from '../../shared/date-format.ts'
import { AppError } from '../../shared/errors.ts'
import { importFileTexts } from '../../texts/import-files.ts'
import type { FileProblem, FoundEvent, PeopleFile, ReadingChoices } from '../found-person.ts'
import { MAX_IMPORT_PEOPLE } from '../limits.ts'
import { cut, plainLine } from '../plain-text.ts'
import { nameOfTitle, readTitle, saysBirthday, type NamedDay } from './event-name.ts'
import { PeopleDays } from './people-days.ts'

/** An event as a calendar file has it. */
export interface CalendarEntry {
  line: number
  uid: string
  title: string
  /** Its first day. */
  day: string
  isYearly: boolean
  categories: string[]
  /** Which of a contact's dates it is, where Nextcloud says so. */
  field: string
  /** '1990', or '' where it's unknown; undefined where the program doesn't say. */
  year: string | undefined
  /** Whose day it is and what it's called, in our own calendars; '' in others. A contact's own dates have no name. */
  own: { person: string; event: string; type: string; first: string }
}

export interface Calendar {
  /** Its name and the program that wrote it. */
  names: string[]
  entries: CalendarEntry[]
}

/** The people whose birthdays and anniversaries a calendar has. @throws {AppError} when there are too many */
export function readCalendar({ names, entries }: Calendar, today: CalendarDate, choices: ReadingChoices): PeopleFile {
  const hasOnlyBirthdays = names.some((name) => saysBirthday(name) || /^fb2cal/i.test(name))
  const people = new PeopleDays()
  const problems: FileProblem[] = []
  const takesYears = choices.yearsAreBirthYears === true
  let mayHaveBirthYears = false
  let others = 0
  for (const entry of entries) {
    if (entry.field === 'DEATHDATE') continue
    const named = namedDay(entry, hasOnlyBirthdays)
    const day = parseCalendarDate(entry.day)
    const { own } = entry
    if (own.person !== '' && own.event !== '' && day) people.addEvent(own.person, ownEvent(entry, day))
    else if (!named && !entry.isYearly) others++
    else if (!day) problems.push({ line: entry.line, text: importFileTexts.noDay })
    else if (!named || named.name === '') problems.push({ line: entry.line, text: unknownPerson(entry, day) })
    else {
      const { year, month, day: dayOfMonth } = dateParts(day)
      const mayBeBirthYear = named.year === undefined && saysYear(entry) && year < dateParts(today).year
      mayHaveBirthYears ||= mayBeBirthYear
      people.add({ month, day: dayOfMonth, ...(takesYears && mayBeBirthYear && { year }), ...named })
    }
    if (people.count > MAX_IMPORT_PEOPLE) throw new AppError('TOO_LARGE', importFileTexts.tooManyPeople)
  }
  if (others > 0) problems.push({ line: null, text: importFileTexts.otherEvents(others) })
  return {
    state: 'people',
    kind: 'ics',
    people: people.describe(today),
    problems,
    assumptions: { dateOrder: null, yearsAreBirthYears: mayHaveBirthYears ? takesYears : null },
  }
}

/** Of a title, within a sentence. */
const MAX_SHOWN = 60
/** Birthdays of Google's contacts. Their years are those of the calendar. */
const GOOGLE_BIRTHDAY = /^(?:\d{4}_)?BIRTHDAY_/

function ownEvent({ isYearly, own }: CalendarEntry, day: CalendarDate): FoundEvent {
  const name = cut(plainLine(own.event), MAX_EVENT)
  const type = isOccasionType(own.type) ? own.type : 'annual'
  // A movable feast has an entry for each of some years, with the day on which it began.
  const began = parseCalendarDate(own.first)
  if (began && isMovableFeast(type)) return { name, date: began, type, isRecurring: true, dateRule: type }
  const { year, month, day: dayOfMonth } = dateParts(day)
  const date = birthdayToText({ month, day: dayOfMonth, ...(year !== UNKNOWN_YEAR && { year }) })
  return { name, date, type, isRecurring: isYearly, dateRule: 'fixed' }
}

const MAX_EVENT = 200

function namedDay(entry: CalendarEntry, hasOnlyBirthdays: boolean): NamedDay | undefined {
  const { title, field, uid, categories, own } = entry
  const known = Number(entry.year)
  if (own.person !== '' && (own.type === 'birthday' || own.type === 'wedding-anniversary')) {
    const kind = own.type === 'birthday' ? 'birthday' : 'anniversary'
    return { kind, name: own.person, ...(known > 0 && { year: known }) }
  }
  if (field === 'BDAY' || field === 'ANNIVERSARY') {
    const { name, year = known } = nameOfTitle(title)
    return { kind: field === 'BDAY' ? 'birthday' : 'anniversary', name, ...(year > 0 && { year }) }
  }
  const isBirthday = hasOnlyBirthdays || GOOGLE_BIRTHDAY.test(uid) || categories.some(saysBirthday)
  const named = readTitle(title, isBirthday)
  // As our own export says it.
  return named && named.year === undefined && known > 0 ? { ...named, year: known } : named
}

/** Whether the year of the first day means anything: the user decides whether it's the year of birth. */
function saysYear({ uid, year }: CalendarEntry): boolean {
  return year === undefined && !GOOGLE_BIRTHDAY.test(uid)
}

function unknownPerson({ title }: CalendarEntry, date: CalendarDate): string {
  const { month, day } = dateParts(date)
  return importFileTexts.whoseDay(cut(plainLine(title), MAX_SHOWN), `${monthName(month)} ${day}`)
}
