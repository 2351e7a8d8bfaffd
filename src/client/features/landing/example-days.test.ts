import { expect, it } from 'vitest'
import { addDays, dateParts } from '#domain/shared/calendar-date.ts'
import { formatMediumDate, formatShortDate, monthShort, weekdayName } from '#domain/shared/date-format.ts'
import { daysUntilText } from '#domain/occasions/days-until.ts'
import { landingTexts } from '#domain/texts/landing.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { exampleDays, LEAD } from './example-days.ts'

it.each([
  ['in November', new Date(2026, 10, 23, 13, 30), '2026-11-23'],
  ['just before midnight', new Date(2026, 10, 23, 23, 59, 59), '2026-11-23'],
  ['at the end of a year', new Date(2026, 11, 25), '2026-12-25'],
  ['before a leap day', new Date(2028, 1, 17), '2028-02-17'],
  // New York and Berlin change their clocks in these weeks.
  ['before clocks go back', new Date(2026, 9, 22, 0, 5), '2026-10-22'],
] as const)('the example is in the near future, in the words of the product: %s', (_, now, today) => {
  const days = exampleDays(now)
  const event = addDays(today, days.daysUntil)
  expect(days).toEqual({
    daysUntil: 12,
    month: monthShort(dateParts(event).month),
    day: String(dateParts(event).day).padStart(2, '0'),
    weekday: weekdayName(event),
    event: formatMediumDate(event),
    notice: formatShortDate(addDays(event, -LEAD)),
  })
})

it('the example says what the product says', () => {
  const { example } = landingTexts
  expect(example.inDays(12)).toBe(daysUntilText(12))
  expect(example.noticeTitle).toBe(reminderTexts.upcomingEvent(example.event))
  expect(example.notice(7, 'Dec 5, 2026')).toBe(reminderTexts.message(example.event, example.person, 7, 'Dec 5, 2026'))
})
