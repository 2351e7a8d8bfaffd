import { describeBirthday, parseBirthday } from '#domain/contacts/birthday.ts'
import { contactChoiceFields } from '#domain/contacts/choice-fields.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import type { AddableField, PreviewPerson } from '#domain/imports/schema.ts'
import { formatMediumDate } from '#domain/shared/date-format.ts'
import { parseCalendarDate } from '#domain/shared/calendar-date.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { importScreenTexts } from '#domain/texts/import-screens.ts'
import { standingOf, type Decision } from './decide.ts'

const { preview: texts } = importScreenTexts

const labels = {
  ...mapValues(contactChoiceFields, ({ label }) => label.toLowerCase()),
  ...mapValues(contactTextFields, ({ label, called = label }) => called.toLowerCase()),
}
const alsoNames: Record<AddableField, string> = { ...labels, ...texts.alsoFields }
const addsNames: Record<AddableField, string> = { ...alsoNames, ...texts.addsFields }

/** What would be added, in the order in which people look for it: the birthday itself, others by their values or names. */
export function factsOf(person: PreviewPerson, { target }: Decision): string[] {
  const fields = target === undefined || target === 'new' ? fieldsOf(person) : target.adds
  return fields.map((field) => values[field]?.(person) ?? alsoNames[field])
}

/** What the file has of a person; of those who have no match the server says it in full. */
function fieldsOf(person: PreviewPerson): AddableField[] {
  if (person.matches.length === 0) return person.adds
  const { birthday, anniversaryDate, email, phoneNumber, events, gifts } = person
  const orNull = <Entry>(entries: Entry[]) => (entries.length > 0 ? entries : null)
  const has = { birthday, anniversaryDate, email, phoneNumber, events: orNull(events), gifts: orNull(gifts) }
  return (Object.keys(has) as (keyof typeof has)[]).filter((field) => has[field] !== null)
}

/** What is shown of a field itself. */
const values: Partial<Record<AddableField, (person: PreviewPerson) => string | undefined>> = {
  birthday: birthdayText,
  anniversaryDate({ anniversaryDate }) {
    const date = parseCalendarDate(anniversaryDate ?? '')
    return date && texts.anniversary(formatMediumDate(date))
  },
  email: ({ email }) => email ?? undefined,
  phoneNumber: ({ phoneNumber }) => phoneNumber ?? undefined,
  events: ({ events }) => (events.length === 0 ? undefined : events.map(eventText).join(', ')),
  gifts: (person) => (person.gifts.length === 0 ? undefined : giftsText(person)),
}

/** A person may have hundreds. */
const GIFTS_SHOWN = 3

function giftsText({ gifts }: PreviewPerson): string {
  const titles = gifts.slice(0, GIFTS_SHOWN).map(({ title }) => title)
  const more = gifts.length - titles.length
  return more > 0 ? texts.andMore(titles.join(', '), more) : titles.join(', ')
}

/** A date with or without a year, like that of a birthday. */
function eventText({ name, date }: PreviewPerson['events'][number]): string {
  const read = parseBirthday(date)
  return read === undefined ? name : texts.event(name, describeBirthday(read))
}

function birthdayText({ birthday }: PreviewPerson): string | undefined {
  const read = birthday === null ? undefined : parseBirthday(birthday)
  return read && describeBirthday(read)
}

/** 'New', 'Adds a birthday', 'Already there', '2 possible matches'. */
export function standingText(person: PreviewPerson, { target }: Decision): string {
  const standing = standingOf(person)
  if (target === 'new') return texts.states.new
  if (target === undefined) return texts.states.possibleOf(person.matches.length)
  if (standing === 'possible' && person.matches.length === 1) return texts.states.possible
  const [first, second, third] = target.adds
  if (first === undefined) return texts.states.there
  if (third !== undefined) return texts.addsMany(target.adds.length)
  return texts.adds([first, second].flatMap((field) => (field === undefined ? [] : addsNames[field])).join(' and '))
}
