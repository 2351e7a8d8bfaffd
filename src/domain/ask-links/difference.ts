import { birthdayToText, parseBirthday } from '../contacts/birthday.ts'
import { askedFields, nothingAsked, type Asked, type AskedField } from './fields.ts'

/** A field in which an answer says something else than what is on file. */
export interface Difference {
  field: AskedField
  onFile: string | null
  wrote: string
  /** Whether it takes the place of something: 'adds' loses nothing. */
  kind: 'adds' | 'replaces'
}

/** What an answer would change, in the order of the page. */
export function differences(onFile: Asked, answer: Asked): Difference[] {
  return askedFields.flatMap((field): Difference[] => {
    const [known, wrote] = [onFile[field], answer[field]]
    if (wrote === null || (known !== null && saysTheSame(field, known, wrote))) return []
    return [
      { field, onFile: known, wrote, kind: known === null || isMoreOf(field, known, wrote) ? 'adds' : 'replaces' },
    ]
  })
}

/** The answer without the fields that were taken, and without those that say what is on file by now. */
export function leftOver(onFile: Asked, answer: Asked, taken: readonly AskedField[]): Asked {
  const left = differences(onFile, answer).filter(({ field }) => !taken.includes(field))
  return { ...nothingAsked, ...Object.fromEntries(left.map(({ field, wrote }) => [field, wrote])) }
}

export function isNothing(asked: Asked): boolean {
  return askedFields.every((field) => asked[field] === null)
}

/** Spaces and capitals are no difference, and neither is a birthday without the year that is known. */
function saysTheSame(field: AskedField, known: string, wrote: string): boolean {
  if (field === 'birthday') return known === wrote || withoutYear(known) === wrote
  return folded(known) === folded(wrote)
}

/** A birthday with the day or the year that was missing. */
function isMoreOf(field: AskedField, known: string, wrote: string): boolean {
  return field === 'birthday' && (withoutYear(wrote) === known || monthOf(wrote) === known)
}

function folded(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

function withoutYear(birthday: string): string | undefined {
  const known = parseBirthday(birthday)
  if (!known) return undefined
  const { year: _, ...day } = known
  return birthdayToText(day)
}

function monthOf(birthday: string): string | undefined {
  const known = parseBirthday(birthday)
  return known && birthdayToText({ month: known.month })
}
