import { expect, it } from 'vitest'
import { newEvent, type EventValues } from './event-form.ts'
import { settingsLine } from './settings-line.ts'

const yearly = { date: '2020-12-14', nextDate: '2026-12-14', yearKnown: true } as const
const values: EventValues = { ...newEvent, date: yearly.date, isRecurring: true }

it('says when it is, how often, how much it matters and what it needs', () => {
  expect(settingsLine(yearly, values)).toBe('Dec 14 · every year · Medium · needs a gift')
})

it.each([
  [{ needsCard: true }, 'Dec 14 · every year · Medium · needs a gift and a card'],
  [{ needsGift: false, needsCard: true }, 'Dec 14 · every year · Medium · needs a card'],
  [{ needsGift: false }, 'Dec 14 · every year · Medium'],
  [{ isRecurring: false, levelOfImportance: 'Critical' }, 'Dec 14, 2026 · Critical · needs a gift'],
  [{ date: '2020-12-20' }, 'Dec 20 · every year · Medium · needs a gift'],
  [{ date: '2027-01-02', isRecurring: false }, 'Jan 2, 2027 · Medium · needs a gift'],
  [{ date: '' }, 'every year · Medium · needs a gift'],
] as const)('follows what is typed: %j', (typed, line) => {
  expect(settingsLine(yearly, { ...values, ...typed })).toBe(line)
})

it('has the coming date of a movable feast, not the one it is stored with', () => {
  const thanksgiving = { date: '2020-11-26', nextDate: '2027-11-25', yearKnown: true } as const
  expect(settingsLine(thanksgiving, { ...values, date: '2020-11-26' })).toMatch(/^Nov 25 · every year/)
})

it('never shows the placeholder year of a birthday without a year', () => {
  const birthday = { date: '1904-11-30', nextDate: '2026-11-30', yearKnown: false } as const
  expect(settingsLine(birthday, { ...values, date: '1904-12-02', isRecurring: false })).toMatch(/^Dec 2, 2026/)
})

it('has the date of an event that is over', () => {
  const over = { date: '2025-06-07', nextDate: null, yearKnown: true } as const
  expect(settingsLine(over, { ...values, date: '2025-06-07', isRecurring: false })).toMatch(/^Jun 7, 2025/)
})
