import { expect, it } from 'vitest'
import { MAX_IMPORT_PEOPLE } from '../limits.ts'
import { readCalendar, type CalendarEntry } from './read-calendar.ts'

const birthdayOf = (number: number): CalendarEntry => ({
  line: 1,
  uid: 'one',
  title: `Ada ${number}’s birthday`,
  day: '2020-05-17',
  isYearly: false,
  categories: [],
  field: '',
  year: undefined,
  own: { person: '', event: '', type: '', first: '' },
})

it('the people of a calendar are so many at most', () => {
  const entries = Array.from({ length: MAX_IMPORT_PEOPLE + 1 }, (_, number) => birthdayOf(number))
  const read = (some: CalendarEntry[]) => readCalendar({ names: [], entries: some }, '2026-11-21', {})
  expect(() => read(entries)).toThrow(expect.objectContaining({ code: 'TOO_LARGE' }) as Error)
  expect(read(entries.slice(1)).people).toHaveLength(MAX_IMPORT_PEOPLE)
})
