import { expect, it } from 'vitest'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { arrivalText } from './arrival-text.ts'

const today = '2026-12-10'
const christmas = { eventName: 'Christmas', contactName: 'Leo Okafor' }

it('names the day a gift arrives, with the year if that is far off', () => {
  expect(arrivalText({ kind: 'expected', on: '2026-12-12' }, christmas, today)).toBe('Arrives Dec 12')
  expect(arrivalText({ kind: 'expected', on: '2027-09-01' }, christmas, today)).toBe('Arrives Sep 1, 2027')
})

it('says how long after the event it arrives', () => {
  const late = (on: CalendarDate, daysAfter: number, eventName: string | undefined = 'Christmas') =>
    arrivalText({ kind: 'late', on, daysAfter }, { ...christmas, eventName }, today)
  expect(late('2026-12-26', 1)).toBe('Arrives Dec 26, the day after Christmas')
  expect(late('2026-12-27', 2)).toBe('Arrives Dec 27, two days after Christmas')
  expect(late('2027-01-09', 15)).toBe('Arrives Jan 9, 15 days after Christmas')
  expect(late('2026-12-27', 2, "Leo's Birthday")).toBe('Arrives Dec 27, two days after their birthday')
  expect(
    arrivalText(
      { kind: 'late', on: '2026-12-27', daysAfter: 2 },
      { eventName: undefined, contactName: undefined },
      today,
    ),
  ).toBe('Arrives Dec 27, two days after the event')
})

it('says when it should have arrived', () => {
  expect(arrivalText({ kind: 'overdue', on: '2026-12-09' }, christmas, today)).toBe('Should have arrived Dec 9')
})
