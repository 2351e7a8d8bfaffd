import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { MAX_INTERESTS, MAX_SPECIAL_EVENTS } from '#domain/contacts/limits.ts'
import { birthdayProblem } from '#domain/contacts/birthday.ts'
import type { FoundPerson, ReadFile } from '#domain/imports/found-person.ts'
import type { FileInParts } from '#domain/imports/in-parts.ts'
import { MAX_FILE_PROBLEMS, MAX_IMPORT_PEOPLE } from '#domain/imports/limits.ts'
import { isCalendarDate } from '#domain/shared/calendar-date.ts'
import { AppError } from '#domain/shared/errors.ts'
import { readInWorker } from './read-in-worker.ts'
import { readPeopleFile } from './read-people-file.ts'
import { enormousFiles, hostileFile } from './testing/hostile-files.ts'

const TODAY = '2026-11-23'
/** `npm run verify -- imports` reads 10,000. */
const files = Number(process.env['HOSTILE_FILES'] ?? 200)
const first = Number(process.env['HOSTILE_SEED'] ?? 1)
const isLongForm = files > 1_000

function wholeFile(read: FileInParts): ReadFile {
  if (read.state === 'mapping') return read
  return { ...read, people: read.parts.flatMap((part) => JSON.parse(part) as FoundPerson[]) }
}

/** What's wrong with the answer to a hostile file; nothing when it's refused with a sentence or people are as they should be. */
function wrongsOf(read: () => ReadFile): unknown[] {
  try {
    return [...wrongTexts(read())]
  } catch (error) {
    if (!(error instanceof AppError)) return [error]
    const isSentence = ['INVALID', 'TOO_LARGE'].includes(error.code) && /^\S[^]*[.]$/.test(error.message)
    return isSentence && isPlain(error.message) ? [] : [error]
  }
}

function* wrongTexts(read: ReadFile): Generator<string> {
  for (const text of textsIn(read)) if (!isPlain(text)) yield `not plain: ${JSON.stringify(text).slice(0, 200)}`
  if (read.state === 'mapping') return
  if (read.people.length > MAX_IMPORT_PEOPLE) yield `${read.people.length} people`
  if (read.problems.length > MAX_FILE_PROBLEMS + 1) yield `${read.problems.length} problems`
  if (new Set(read.people.map(({ key }) => key)).size !== read.people.length) yield 'two people with one key'
  for (const person of read.people) if (!fits(person)) yield `doesn't fit: ${JSON.stringify(person).slice(0, 300)}`
}

function fits(person: FoundPerson): boolean {
  const { fullName, birthday, anniversaryDate, email, events, categoryIds } = person
  return (
    fullName.trim() !== '' &&
    fullName.length <= 200 &&
    (birthday === null || birthdayProblem(birthday, TODAY) === undefined) &&
    (anniversaryDate === null || isCalendarDate(anniversaryDate)) &&
    (email ?? '').length <= 254 &&
    events.length <= MAX_SPECIAL_EVENTS &&
    events.every(
      ({ name, date }) => name !== '' && name.length <= 200 && /^(?:\d{4}-\d\d-\d\d|\d\d\/\d\d)$/.test(date),
    ) &&
    categoryIds.length <= MAX_INTERESTS &&
    Object.entries(contactTextFields).every(
      ([field, { max }]) => (person[field as keyof typeof contactTextFields] ?? '').length <= max,
    )
  )
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsIn(part)
}

function isPlain(text: string): boolean {
  return !/[^\P{Cc}\n\t]|[\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(text)
}

it(`${files} changed samples are read or refused with a sentence, and every text is plain`, () => {
  const wrongs: unknown[] = []
  let slowest = { what: '', seconds: 0 }
  let people = 0
  for (let seed = first; seed < first + files; seed++) {
    const { what, bytes } = hostileFile(seed)
    const start = performance.now()
    const found = wrongsOf(() => {
      const read = readPeopleFile(bytes, TODAY)
      if (read.state === 'people') people += read.people.length
      return read
    })
    const seconds = (performance.now() - start) / 1_000
    if (seconds > slowest.seconds) slowest = { what, seconds }
    wrongs.push(...found.map((wrong) => ({ what, wrong })))
  }
  // They are still files of people, most of them.
  expect(people).toBeGreaterThan(files)
  expect(wrongs).toEqual([])
  if (isLongForm) console.log(`${people} people; the slowest took ${slowest.seconds.toFixed(2)} s: ${slowest.what}`)
})

it('any bytes, and any lines in any order, are read or refused with a sentence', () => {
  const file = fc.oneof(
    fc.uint8Array({ maxLength: 500 }),
    fc.array(fc.constantFrom(...linesOfFormats), { maxLength: 20 }).map((lines) => Buffer.from(lines.join('\r\n'))),
  )
  fc.assert(
    fc.property(file, (bytes) => {
      expect(wrongsOf(() => readPeopleFile(bytes, TODAY))).toEqual([])
    }),
  )
})

const linesOfFormats = [
  'BEGIN:VCARD',
  'END:VCARD',
  'VERSION:2.1',
  'FN:Ada',
  'N:;;;;',
  'BDAY:',
  'BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29',
  'item1.X-ABDATE:2000-01-01',
  'item1.X-ABLabel:_$!<Anniversary>!$_',
  'NOTE;QUOTED-PRINTABLE:=C3=',
  ' folded',
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'END:VEVENT',
  "SUMMARY:Ada's birthday",
  'DTSTART;VALUE=DATE:20200229',
  'RRULE:FREQ=YEARLY',
  'Name,Birthday',
  'Ada,"1/2/1980',
  'For,Gift name,Status,Price paid',
  'Ada,Scarf,Given,a lot',
  'First Name,Last Name,Labels,Event 1 - Value',
  ',,,',
  '"',
]

describe('an enormous file', () => {
  const few = ['a million lines of one folded property', 'zip files in zip files']

  // Each takes a thread a second or so.
  it.each(enormousFiles.filter(([what]) => isLongForm || few.includes(what)))('%s', async (what, file) => {
    const bytes = file()
    const start = performance.now()
    const read = await readInWorker(bytes, TODAY).catch((error: unknown) => error)
    if (isLongForm) console.log(`${what}: ${((performance.now() - start) / 1_000).toFixed(2)} s`)
    expect(
      wrongsOf(() => {
        if (read instanceof Error) throw read
        return wholeFile(read as FileInParts)
      }),
    ).toEqual([])
  })
})
