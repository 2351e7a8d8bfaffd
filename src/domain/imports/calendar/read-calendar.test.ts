import { describe, expect, it } from 'vitest'
import { MAX_OCCASIONS } from '../../occasions/schema.ts'
import { importFileTexts } from '../../texts/import-files.ts'
import type { ReadingChoices } from '../found-person.ts'
import { readCalendar, type CalendarEntry } from './read-calendar.ts'

const entry = (title: string, facts: Partial<CalendarEntry> = {}): CalendarEntry => ({
  line: 1,
  uid: 'one',
  title,
  day: '2020-05-17',
  isYearly: false,
  categories: [],
  field: '',
  year: undefined,
  own: { person: '', event: '', type: '', first: '' },
  ...facts,
})
const read = (entries: CalendarEntry[], names: string[] = [], choices: ReadingChoices = {}) =>
  readCalendar({ names, entries }, '2026-11-21', choices)
const birthdays = (...args: Parameters<typeof read>) =>
  read(...args).people.map(({ fullName, birthday }) => [fullName, birthday])

describe('a title that is only a name', () => {
  it.each<[string, string[], Partial<CalendarEntry>]>([
    ['the name of the calendar', ['Home', 'Birthdays'], {}],
    ['the program that wrote it', ['fb2cal 1.2'], {}],
    ['the uid of a Google contact', [], { uid: '2026_BIRTHDAY_abc' }],
    ['a category', [], { categories: ['Family', 'Geburtstag'] }],
  ])('is a birthday by %s', (_, names, facts) => {
    expect(birthdays([entry('Ada Park', facts)], names)).toEqual([['Ada Park', '05/17']])
  })

  it('is nobody where it says what happens on a birthday', () => {
    const title = "Ada's birthday dinner"
    const { people, problems } = read([entry('Ada Park'), entry(title, { day: '2020-05-20' })], ['Birthdays'])
    expect(people.map(({ fullName }) => fullName)).toEqual(['Ada Park'])
    expect(problems).toEqual([{ line: 1, text: importFileTexts.whoseDay(title, 'May 20') }])
  })

  it('is another event otherwise', () => {
    const { people, problems } = read([entry('Ada Park', { uid: 'my_BIRTHDAY_' })], ['Home', 'my fb2cal'])
    expect([people, problems]).toEqual([[], [{ line: null, text: importFileTexts.otherEvents(1) }]])
  })
})

describe('a day that Nextcloud describes', () => {
  it.each([
    ['Ada', '1990', '1990-05-17'],
    ['Ada', '', '05/17'],
    ['Ada', '-1', '05/17'],
    ['Ada (1985)', '1990', '1985-05-17'],
  ])('with the title %s and the year %j is %s', (title, year, birthday) => {
    expect(birthdays([entry(title, { field: 'BDAY', year })])).toEqual([['Ada', birthday]])
  })

  it('may be an anniversary, but not of a death', () => {
    const [person] = read([entry('Ada', { field: 'ANNIVERSARY', year: '2014' })]).people
    expect(person).toMatchObject({ fullName: 'Ada', birthday: null, anniversaryDate: '2014-05-17' })
    expect(read([entry("Ada's birthday", { field: 'DEATHDATE' })]).people).toEqual([])
  })
})

describe('the year of birth', () => {
  it('is that of the title before that of the program', () => {
    expect(birthdays([entry("Ada's birthday (1985)", { year: '1990' })])).toEqual([['Ada', '1985-05-17']])
    expect(birthdays([entry("Ada's birthday", { year: '1990' })])).toEqual([['Ada', '1990-05-17']])
    expect(birthdays([entry("Ada's birthday", { year: '0' })])).toEqual([['Ada', '05/17']])
  })

  it('is none where there was no such year, or no such day', () => {
    expect(birthdays([entry("Ada's birthday (0000)")])).toEqual([['Ada', '05/17']])
    expect(birthdays([entry("Ada's birthday (1990)", { day: '2024-02-29' })])).toEqual([['Ada', '02/29']])
  })

  it('may be that of the first day, if the user says so and nothing else does', () => {
    const choices = { yearsAreBirthYears: true }
    const plain = entry("Ada's birthday")
    expect(birthdays([plain], [], choices)).toEqual([['Ada', '2020-05-17']])
    expect(read([plain]).assumptions.yearsAreBirthYears).toBe(false)
    expect(read([plain], [], choices).assumptions.yearsAreBirthYears).toBe(true)
    for (const certain of [
      entry("Ada's birthday (1985)"),
      entry("Ada's birthday", { year: '' }),
      entry("Ada's birthday", { uid: 'BIRTHDAY_1' }),
      entry("Ada's birthday", { day: '2026-05-17' }),
    ])
      expect(read([certain], [], choices).assumptions.yearsAreBirthYears).toBeNull()
  })
})

describe('the people of a calendar', () => {
  it('are one for each name and day, and as many as have a birthday of their own', () => {
    const days = ['2020-05-17', '2021-05-17', '2020-05-18', '2020-06-17']
    expect(birthdays(days.map((day) => entry("Ada's birthday", { day })))).toEqual([
      ['Ada', '05/17'],
      ['Ada', '05/18'],
      ['Ada', '06/17'],
    ])
    expect(birthdays([entry("Ada's birthday"), entry("ADA's birthday (1985)")])).toEqual([['Ada', '1985-05-17']])
  })

  it('have an anniversary beside their birthday', () => {
    const { people } = read([entry("Ada's birthday"), entry('Ada anniversary (2014)', { day: '2026-06-21' })])
    expect(people).toMatchObject([{ fullName: 'Ada', birthday: '05/17', anniversaryDate: '2014-06-21' }])
  })
})

describe('an anniversary without a year', () => {
  const anniversary = { name: 'Anniversary', date: '05/17' }

  it.each<[string, string, Partial<CalendarEntry>]>([
    ["Tom & Sue's Anniversary", 'Tom & Sue', {}],
    ['Anniversary of Max Berg', 'Max Berg', {}],
    ['Hochzeitstag: Lena', 'Lena', {}],
    ['Ada', 'Ada', { field: 'ANNIVERSARY', year: '' }],
  ])('is an event every year: %s', (title, fullName, facts) => {
    const { people, problems } = read([entry(title, { isYearly: true, ...facts })])
    expect(people).toMatchObject([{ fullName, anniversaryDate: null, events: [anniversary] }])
    expect(problems).toEqual([])
  })

  it('stays beside other days of our own', () => {
    const own = { person: 'Ada', event: 'Name day', type: 'custom', first: '' }
    const { people } = read([entry("Ada's anniversary"), entry('Name day for Ada', { own })])
    expect(people).toMatchObject([{ events: [anniversary, { name: 'Name day' }] }])
  })
})

describe('an entry of our own', () => {
  const own = (facts: Partial<CalendarEntry['own']> = {}, more: Partial<CalendarEntry> = {}) =>
    entry('Name day for Ada', {
      isYearly: true,
      own: { person: 'Ada', event: 'Name day', type: 'custom', first: '', ...facts },
      ...more,
    })
  const events = (...entries: CalendarEntry[]) => read(entries).people.map((person) => person.events)

  it('is an event of its person', () => {
    const event = { name: 'Name day', date: '2020-05-17', type: 'custom', isRecurring: true, dateRule: 'fixed' }
    expect(events(own())).toEqual([[event]])
    expect(events(own({ type: 'unheard-of' }, { isYearly: false }))).toEqual([
      [{ ...event, type: 'annual', isRecurring: false }],
    ])
    expect(events(own({}, { day: '1904-05-17' }))).toEqual([[{ ...event, date: '05/17' }]])
  })

  it("is a contact's own date where it has no name", () => {
    const ofType = (type: string, year: string) => own({ event: '', type }, { title: 'Our day for Ada', year })
    const { people } = read([ofType('birthday', ''), ofType('wedding-anniversary', '2014')])
    expect(people).toMatchObject([{ fullName: 'Ada', birthday: '05/17', anniversaryDate: '2014-05-17', events: [] }])
  })

  it('is a feast since its first day', () => {
    expect(events(own({ type: 'easter', first: '2024-03-31' }))).toMatchObject([
      [{ date: '2024-03-31', dateRule: 'easter', isRecurring: true }],
    ])
    expect(events(own({ type: 'easter' }))).toMatchObject([[{ date: '2020-05-17', dateRule: 'fixed' }]])
    expect(events(own({ first: '2024-03-31' }))).toMatchObject([[{ date: '2020-05-17', dateRule: 'fixed' }]])
  })

  it('counts once for a name and a day', () => {
    const later = { day: '2021-05-17' }
    expect(events(own(), own(), own({ event: 'Fair' }), own({}, later)).map(({ length }) => length)).toEqual([3])
    const many = Array.from({ length: MAX_OCCASIONS + 1 }, (_, number) => own({ event: `Day ${number}` }))
    expect(events(...many).map(({ length }) => length)).toEqual([MAX_OCCASIONS])
  })

  it('needs a name for both', () => {
    expect(read([own({ person: '' })]).problems).toHaveLength(1)
    expect(read([own({ event: '' })]).problems).toHaveLength(1)
    expect(read([own({ person: '\u200E' })]).people).toEqual([])
  })
})
