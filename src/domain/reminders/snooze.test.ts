import { expect, it } from 'vitest'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { snoozeChoices, snoozedUntil } from './snooze.ts'

it('a snooze ends so many days from today, and never past the event', () => {
  const event: CalendarDate = '2026-11-29'
  expect(snoozedUntil(event, 7, 1)).toBe('2026-11-23')
  expect(snoozedUntil(event, 7, 3)).toBe('2026-11-25')
  expect(snoozedUntil(event, 7, 7)).toBe(event)
  expect(snoozedUntil(event, 2, 7)).toBe(event)
})

it.each([
  [1, ['1 for 1']],
  [2, ['1 for 1', '3 for 2']],
  [3, ['1 for 1', '3 for 3']],
  [5, ['1 for 1', '3 for 3', '7 for 5']],
  [30, ['1 for 1', '3 for 3', '7 for 7']],
])('%i days before an event each choice ends on a day of its own', (daysUntil, expected) => {
  expect(snoozeChoices(daysUntil).map(({ days, lasts }) => `${days} for ${lasts}`)).toEqual(expected)
})
