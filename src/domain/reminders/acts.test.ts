import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, type CalendarDate } from '../shared/calendar-date.ts'
import { actsFor, isActLinkOver, isFullSnooze, snoozeTarget } from './acts.ts'

const occurrence: CalendarDate = '2026-12-25'
const daysBefore = (days: number) => addDays(occurrence, -days)
const subject = { occurrence, isRecurring: true, needsGift: true, gifts: [] }

describe('snoozing by a link', () => {
  it('takes three days, or ends on the event’s day if that is sooner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (days) => {
        const today = daysBefore(days)
        const until = snoozeTarget(occurrence, today)
        if (until === null) throw new Error('it can be snoozed before its day')
        expect(daysBetween(today, until)).toBe(Math.min(3, days))
        expect(isFullSnooze(until, today)).toBe(days >= 3)
      }),
    )
  })

  it('isn’t possible on the event’s day or later', () => {
    expect([0, -1].map((days) => snoozeTarget(occurrence, daysBefore(days)))).toEqual([null, null])
  })
})

it('links work through the day after the event', () => {
  expect([30, 0, -1, -2].map((days) => isActLinkOver(occurrence, daysBefore(days)))).toEqual([
    false,
    false,
    false,
    true,
  ])
})

describe('a reminder offers', () => {
  const open = { isPurchased: false }
  const bought = { isPurchased: true }

  it.each([
    ['everything a week before', {}, 7, ['bought', 'snooze', 'skip']],
    ['no snooze on the day', {}, 0, ['bought', 'skip']],
    ['no skipping of what takes place once', { isRecurring: false }, 7, ['bought', 'snooze']],
    ['no buying of what is bought', { gifts: [bought] }, 7, ['snooze', 'skip']],
    ['buying while one of several isn’t bought', { gifts: [bought, open] }, 7, ['bought', 'snooze', 'skip']],
    ['no buying where no gift is needed', { needsGift: false }, 7, ['snooze', 'skip']],
    ['buying of a gift that isn’t needed and was chosen', { needsGift: false, gifts: [open] }, 0, ['bought', 'skip']],
  ])('%s', (_what, change, days, offered) => {
    expect(actsFor({ ...subject, ...change }, daysBefore(days))).toEqual(offered)
  })
})
