import { isKnownCategory } from '../catalogue/category-tree.ts'
import { birthdayToText, type Birthday } from '../contacts/birthday.ts'
import {
  contactChoiceFields,
  mapChoices,
  type ContactChoice,
  type ContactChoices,
  type OptionOf,
} from '../contacts/choice-fields.ts'
import { MAX_INTERESTS, MAX_SPECIAL_EVENTS } from '../contacts/limits.ts'
import { contactTextFields, type ContactText } from '../contacts/text-fields.ts'
import { calendarDate } from '../shared/calendar-date.ts'
import { MAX_GIFTS } from '../gifts/schema.ts'
import { mapValues } from '../shared/map-values.ts'
import { foldText } from '../shared/search-text.ts'
import { emailAddressSchema } from '../shared/wire.ts'
import { importFileTexts } from '../texts/import-files.ts'
import { describeGift, type RawGift } from './describe-gift.ts'
import { isNoDate, isToCome, readDate, type DateReading, type RawDate } from './file-date.ts'
import type { FoundEvent, FoundPerson } from './found-person.ts'
import { cut, plainLine, plainParagraphs } from './plain-text.ts'
import { relationKind } from './relation-kind.ts'

/** A person's details as a reader has gathered them, before any is checked. Of several, the best is first. */
export interface RawPerson {
  names: string[]
  birthdays: RawDate[]
  anniversaries: RawDate[]
  /** Other dates with their labels. */
  dates: { label: string; date: RawDate }[]
  emails: string[]
  phones: string[]
  addresses: string[]
  choices: Partial<Record<ContactChoice, string>>
  interests: string[]
  categoryIds: string[]
  notes: string[]
  gifts: RawGift[]
  /** Texts that only our own files have. */
  ownTexts: Partial<Record<ContactText, string>>
  groups: string[]
  related: { name: string; kind: string }[]
  relationship: string
  problems: string[]
}

export function emptyPerson(): RawPerson {
  return {
    names: [],
    birthdays: [],
    anniversaries: [],
    dates: [],
    emails: [],
    phones: [],
    addresses: [],
    choices: {},
    interests: [],
    categoryIds: [],
    notes: [],
    gifts: [],
    ownTexts: {},
    groups: [],
    related: [],
    relationship: '',
    problems: [],
  }
}

/** The person as a contact can hold them; undefined without a name. */
export function describePerson(raw: RawPerson, key: string, reading: DateReading): FoundPerson | undefined {
  const problems = [...raw.problems]
  const dateNotes: string[] = []
  const fullName = raw.names.map(plainLine).find(isName)
  if (fullName === undefined) return undefined

  const birthday = readBirthday(raw.birthdays, reading, problems, dateNotes)
  const { anniversaryDate, events } = readEvents(raw, reading, problems, dateNotes)
  const texts: Partial<Record<ContactText, string | undefined>> = {
    ...mapValues(contactTextFields, (_, field) => plainParagraphs(raw.ownTexts[field] ?? '')),
    phoneNumber: raw.phones.map(plainLine).find(isText),
    mailingAddress: raw.addresses.map(plainParagraphs).find(isText),
    interests: raw.interests.map(plainParagraphs).filter(isText).join(', '),
    notes: joinNotes(raw.notes.map(plainParagraphs).filter(isText), dateNotes),
  }
  return {
    key,
    fullName: cut(fullName, MAX_NAME),
    birthday,
    anniversaryDate,
    email: readEmail(raw.emails, problems),
    ...mapValues(contactTextFields, (_, field) => fitting(field, texts[field], problems)),
    ...mapChoices<ContactChoices>((name) => readChoice(name, raw.choices[name] ?? '')),
    categoryIds: unique(raw.categoryIds.filter(isKnownCategory)).slice(0, MAX_INTERESTS),
    events,
    gifts: raw.gifts.flatMap((gift) => describeGift(gift, reading, problems) ?? []).slice(0, MAX_GIFTS),
    groups: unique(raw.groups.map((group) => cut(plainLine(group), MAX_GROUP)).filter(isText)).slice(0, MAX_GROUPS),
    related: raw.related
      .map(({ name, kind }) => ({ name: cut(plainLine(name), MAX_NAME), kind: relationKind(plainLine(kind)) }))
      .filter(({ name }) => isText(name))
      .slice(0, MAX_RELATED),
    relationship: cut(plainLine(raw.relationship), MAX_RELATIONSHIP) || null,
    problems: problems.slice(0, MAX_PROBLEMS),
  }
}

const LEAP_YEAR = 2000
const MAX_NAME = 200
const MAX_RELATIONSHIP = 40
const MAX_GROUP = 100
const MAX_GROUPS = 20
const MAX_RELATED = 20
const MAX_PROBLEMS = 20
/** Of what a file says, within a sentence. */
const MAX_QUOTED = 60

function readBirthday(dates: RawDate[], reading: DateReading, problems: string[], notes: string[]): string | null {
  const raw = dates.find(({ text }) => !isNoDate(text))
  if (!raw) return null
  const text = cut(plainLine(raw.text), MAX_QUOTED)
  const date = readDate(raw, reading)
  if (date?.month === undefined || (date.day === undefined && date.year !== undefined)) {
    const why = date === undefined ? importFileTexts.notADate : importFileTexts.notADay
    problems.push(why(importFileTexts.theBirthday, text))
    notes.push(importFileTexts.birthdayNote(text))
    return null
  }
  const { month, day } = date
  if (!isToCome(date, reading.today)) return birthdayToText({ ...date, month } satisfies Birthday)
  problems.push(importFileTexts.birthdayToCome(text))
  return birthdayToText({ month, ...(day !== undefined && { day }) })
}

function readEvents(raw: RawPerson, reading: DateReading, problems: string[], notes: string[]) {
  const anniversaries = raw.anniversaries.map((date) => ({ label: importFileTexts.anniversary, date }))
  const events: FoundEvent[] = []
  let anniversaryDate: FoundPerson['anniversaryDate'] = null
  for (const { label, date } of [...anniversaries, ...raw.dates]) {
    if (isNoDate(date.text)) continue
    const name = cut(plainLine(label), MAX_NAME) || importFileTexts.specialDate
    const { year, month, day } = readDate(date, reading) ?? {}
    if (month === undefined || day === undefined) {
      const text = cut(plainLine(date.text), MAX_QUOTED)
      problems.push(
        (month ?? year) === undefined ? importFileTexts.notADate(name, text) : importFileTexts.notADay(name, text),
      )
      notes.push(importFileTexts.dateNote(name, text))
    } else if (year !== undefined && anniversaryDate === null && isAnniversary(name)) {
      anniversaryDate = calendarDate(year, month, day)
    } else if (anniversaryDate?.slice(5) !== calendarDate(LEAP_YEAR, month, day).slice(5) || !isAnniversary(name)) {
      const event = { name, date: birthdayToText(year === undefined ? { month, day } : { year, month, day }) }
      if (!events.some((other) => other.name === event.name && other.date === event.date)) events.push(event)
    }
  }
  const leftOut = events.length - MAX_SPECIAL_EVENTS
  if (leftOut > 0) problems.push(importFileTexts.tooManyEvents(MAX_SPECIAL_EVENTS, leftOut))
  return { anniversaryDate, events: events.slice(0, MAX_SPECIAL_EVENTS) }
}

/** Of marriage or of an unnamed kind; 'Work anniversary' is an event like any other. */
function isAnniversary(label: string): boolean {
  return /^(?:(?:our |wedding )?anniversary|hochzeitstag|jahrestag|aniversario|anniversaire de mariage)$/.test(
    foldText(label),
  )
}

function readEmail(emails: string[], problems: string[]): string | null {
  const texts = emails.map((text) => plainLine(text).replace(/^mailto:/i, '')).filter(isText)
  const valid = texts.find((text) => emailAddressSchema.safeParse(text).success)
  if (valid === undefined && texts[0] !== undefined) {
    problems.push(importFileTexts.emailInvalid(cut(texts[0], MAX_QUOTED)))
  }
  return valid ?? null
}

/** How other programs and languages say them, folded. */
const otherWords: { [Name in ContactChoice]?: Record<string, OptionOf<Name>> } = {
  gender: {
    m: 'male',
    man: 'male',
    mannlich: 'male',
    hombre: 'male',
    masculino: 'male',
    homme: 'male',
    masculin: 'male',
    f: 'female',
    w: 'female',
    woman: 'female',
    weiblich: 'female',
    mujer: 'female',
    femenino: 'female',
    femme: 'female',
    feminin: 'female',
  },
}

/** By its value, by what people read, or by another word for it. */
function readChoice(name: ContactChoice, text: string): string | null {
  const word = foldText(text.slice(0, MAX_QUOTED))
  const known = Object.entries(contactChoiceFields[name].options)
  const [option = otherWords[name]?.[word] ?? null] =
    known.find(([value, label]) => word === value || word === foldText(label)) ?? []
  return option
}

function fitting(field: ContactText, text: string | undefined, problems: string[]): string | null {
  if (text === undefined || text === '') return null
  const { label, called = label, max } = contactTextFields[field]
  if (text.length > max) problems.push(importFileTexts.tooLong(called, max))
  return cut(text, max)
}

/** What couldn't be a date comes last, unless it would be cut there. */
function joinNotes(notes: string[], dateNotes: string[]): string {
  const all = [...notes, ...dateNotes].join('\n')
  return all.length <= contactTextFields.notes.max ? all : [...dateNotes, ...notes].join('\n')
}

function isText(text: string): boolean {
  return text !== ''
}

/** Spaces and what only joins or separates letters are nothing to read. */
function isName(text: string): boolean {
  return /[^\p{Z}\p{Cc}\p{Cf}]/u.test(text)
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)]
}
