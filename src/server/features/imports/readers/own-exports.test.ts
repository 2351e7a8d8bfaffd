import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flattenCategories } from '#domain/catalogue/category-tree.ts'
import { contactsCsv } from '#domain/contacts/csv.ts'
import type { ExportedContact } from '#domain/contacts/export-row.ts'
import { relationships } from '#domain/contacts/relationships.ts'
import { mapChoices, optionsOf, type ContactChoice, type OptionOf } from '#domain/contacts/choice-fields.ts'
import { contactTextFields, type ContactText } from '#domain/contacts/text-fields.ts'
import { vcardFile } from '#domain/contacts/vcard.ts'
import type { CalendarEvent } from '#domain/feeds/calendar-event.ts'
import { datesCalendar } from '#domain/feeds/dates.ts'
import { eventsOf } from '#domain/imports/what-it-adds.ts'
import { feastDate, movableFeasts } from '#domain/occasions/movable-feasts.ts'
import { isOccasionType } from '#domain/occasions/types.ts'
import { plainLine, plainParagraphs } from '#domain/imports/plain-text.ts'
import { foldText } from '#domain/shared/search-text.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { readPeopleFile } from './read-people-file.ts'

const today: CalendarDate = '2026-11-21'

const past = fc.integer({ min: 0, max: 45_000 }).map((days) => addDays(today, -days))
const birthday = fc.oneof(
  fc.constant(null),
  past,
  past.map((date) => date.slice(5).replace('-', '/')),
  fc.constantFrom('02/29', '01', '12'),
)
/** What a form keeps: nothing at the edges, at least one letter, and no control characters. */
const kept = (clean: (text: string) => string): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 38 }),
      fc.constantFrom(
        '=1+1',
        "'=1",
        "''x",
        '@a',
        '-1',
        'a,b;c\\d\\n',
        '"q"',
        'BEGIN:VCARD',
        'END:VCARD\nX:1',
        '+1 555',
        'a\tb',
      ),
    )
    .map(clean)
    .filter((text) => /\p{L}|\d/u.test(text))
const line = kept(plainLine)
const paragraphs = kept(plainParagraphs)

const texts: Record<ContactText, fc.Arbitrary<string | null>> = {
  ...mapValues(contactTextFields, () => fc.option(paragraphs)),
  phoneNumber: fc.option(line),
}

const choices = mapChoices<{ [Name in ContactChoice]: fc.Arbitrary<OptionOf<Name> | null> }>((name) =>
  fc.option(fc.constantFrom(...optionsOf(name))),
)

const contact: fc.Arbitrary<ExportedContact> = fc.record({
  uid: fc.uuid(),
  fullName: line,
  relationship: fc.oneof(fc.constantFrom(...relationships.map(({ value }) => value)), fc.constant('Best friend')),
  birthday,
  anniversaryDate: fc.option(past),
  email: fc.option(fc.constantFrom('ada@example.com', 'o+tag@example.co.uk')),
  ...choices,
  categoryIds: fc.subarray(
    flattenCategories()
      .map(({ id }) => id)
      .slice(0, 60),
    { maxLength: 5 },
  ),
  ...texts,
})

describe.each([
  ['vCards', vcardFile],
  ['CSV', contactsCsv],
])('contacts that we export as %s', (_kind, write) => {
  it('come back without a difference', () => {
    fc.assert(
      fc.property(fc.array(contact, { minLength: 1, maxLength: 5 }), (contacts) => {
        const read = readPeopleFile(Buffer.from(write(contacts)), today)
        if (read.state !== 'people') throw new Error('The columns are unknown')
        expect(read.problems).toEqual([])
        const found = read.people.map(
          ({ key: _key, events, problems, groups: _groups, gifts: _gifts, related: _related, ...person }) => {
            expect([events, problems]).toEqual([[], []])
            return person
          },
        )
        expect(found).toEqual(contacts.map(({ uid: _uid, ...fields }) => fields))
      }),
    )
  })
})

describe('events that we export as a calendar', () => {
  it('come back as the people whose days they are', () => {
    const event = {
      uid: 'one',
      isRecurring: true,
      dateRule: 'fixed' as const,
      yearKnown: true,
      linkedTo: null,
      skips: [],
      updatedAt: new Date('2026-11-01T12:00:00Z'),
      version: 1,
    }
    const birthdayOf = (contactName: string, contactBirthday: string, date: CalendarDate) => ({
      ...event,
      contactName,
      contactBirthday,
      name: `${contactName}'s Birthday`,
      type: 'birthday',
      linkedTo: 'birthday' as const,
      date,
    })
    const wedding: CalendarEvent = {
      ...event,
      contactName: 'Ben Roe',
      contactBirthday: null,
      name: "Ben Roe's Wedding Anniversary",
      type: 'wedding-anniversary',
      linkedTo: 'anniversary',
      date: '2010-06-05',
    }
    const weddingOf = (contactName: string, name: string, facts: Partial<CalendarEvent> = {}) => ({
      ...wedding,
      contactName,
      name,
      ...facts,
    })
    const nameDay = { ...event, contactName: 'Maya Okafor', contactBirthday: null, type: 'annual' }
    const file = datesCalendar(
      [
        birthdayOf('Maya Okafor', '1992-11-22', '1992-11-22'),
        birthdayOf('Zoë', '02/29', '2000-02-29'),
        wedding,
        weddingOf('Max (Berlin)', 'Our day'),
        weddingOf('Kim Month', 'Wedding Anniversary', { linkedTo: null }),
        weddingOf('Lena', 'Anniversary', { linkedTo: null, date: '1904-06-05', yearKnown: false }),
        { ...birthdayOf('Tom', '1960-05-17', '1960-05-17'), name: "Dad's Birthday" },
        { ...nameDay, name: 'Name day; of the saint', date: '2020-12-06' },
        { ...nameDay, name: 'Graduation', contactName: 'Jo, the younger', date: '1904-06-15' },
      ],
      { today, leapDay: 'feb28' },
    )
    const read = readPeopleFile(Buffer.from(file), today)
    expect(read).toMatchObject({
      people: [
        {
          fullName: 'Maya Okafor',
          birthday: '1992-11-22',
          events: [{ name: 'Name day; of the saint', date: '2020-12-06', type: 'annual', isRecurring: true }],
        },
        { fullName: 'Zoë', birthday: '02/29', events: [] },
        { fullName: 'Ben Roe', birthday: null, anniversaryDate: '2010-06-05' },
        { fullName: 'Max (Berlin)', anniversaryDate: '2010-06-05', events: [] },
        {
          fullName: 'Kim Month',
          anniversaryDate: null,
          events: [{ name: 'Wedding Anniversary', date: '2010-06-05', type: 'wedding-anniversary' }],
        },
        { fullName: 'Lena', events: [{ name: 'Anniversary', date: '06/05', type: 'wedding-anniversary' }] },
        { fullName: 'Tom', birthday: '1960-05-17', events: [] },
        { fullName: 'Jo, the younger', birthday: null, events: [{ name: 'Graduation', date: '06/15' }] },
      ],
      problems: [],
      assumptions: { yearsAreBirthYears: null },
    })
  })

  it('come back without a difference, also feasts that move and days that come once', () => {
    const day = fc.integer({ min: -45_000, max: 1_500 }).map((days) => addDays(today, days))
    const kind = fc
      .constantFrom('annual', 'birthday', 'wedding-anniversary', 'graduation', 'name-day', 'custom')
      .chain((type) =>
        fc.record({
          type: fc.constant(type),
          date: day,
          isRecurring: fc.boolean(),
          dateRule: fc.constant('fixed' as const),
        }),
      )
    const feast = fc
      .tuple(fc.constantFrom(...movableFeasts), fc.integer({ min: 1990, max: 2030 }))
      .map(([type, year]) => ({
        type,
        date: feastDate(type, year),
        isRecurring: true,
        dateRule: type,
      }))
    const exported = fc.record({ name: line, contactName: line, schedule: fc.oneof(kind, feast) })
    fc.assert(
      fc.property(fc.uniqueArray(exported, { minLength: 1, maxLength: 8, selector: ({ name }) => name }), (events) => {
        // Two spellings of one name, such as 'Zoë' and 'Zoe', are read as one person.
        const names = new Set(events.map(({ contactName }) => contactName))
        fc.pre(new Set([...names].map(foldText)).size === names.size)
        const file = datesCalendar(
          events.map(({ schedule, ...event }, index) => ({
            ...event,
            ...schedule,
            uid: String(index),
            yearKnown: true,
            linkedTo: null,
            contactBirthday: null,
            skips: [],
            updatedAt: new Date('2026-11-01T12:00:00Z'),
            version: 1,
          })),
          { today, leapDay: 'feb28' },
        )
        const read = readPeopleFile(Buffer.from(file), today)
        if (read.state !== 'people') throw new Error('The columns are unknown')
        expect(read.problems).toEqual([])
        const found = read.people.flatMap((person) =>
          eventsOf(person, 'friend').map(({ yearKnown: _known, ...event }) => ({
            contactName: person.fullName,
            ...event,
          })),
        )
        const expected = events.map(({ name, contactName, schedule }) => {
          const type = isOccasionType(schedule.type) ? schedule.type : 'annual'
          return { name, contactName, ...schedule, type }
        })
        expect(new Set(found)).toEqual(new Set(expected))
      }),
    )
  })
})
