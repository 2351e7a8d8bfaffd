import { expect, it } from 'vitest'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { snoozedUntil } from './snooze.ts'

it('a snooze ends so many days from today, and never past the event', () => {
  const event: CalendarDate = '2026-11-29'
  expect(snoozedUntil(event, 7, 1)).toBe('2026-11-23')
  expect(snoozedUntil(event, 7, 3)).toBe('2026-11-25')
  expect(snoozedUntil(event, 7, 7)).toBe(event)
  expect(snoozedUntil(event, 2, 7)).toBe(event)
})
