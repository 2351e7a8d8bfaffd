import { expect, it } from 'vitest'
import type { DayOfActivity } from '#domain/admin/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { summaryOf } from './summary.ts'

const day = (date: CalendarDate, signUps: number): DayOfActivity => ({
  date,
  signUps,
  guests: 0,
  actions: 0,
  people: 0,
})

it('tells a chart in words: how many, and when the most', () => {
  const days = [day('2026-11-19', 1), day('2026-11-20', 1500), day('2026-11-21', 1500)]
  expect(summaryOf(days, 'signUps')).toBe('3,001 sign-ups in 3 days, most on Nov 20, 2026: 1,500')
  expect(summaryOf(days, 'guests')).toBe('0 guests in 3 days')
  const one = [{ ...day('2026-11-19', 1), guests: 1, actions: 1, people: 1 }]
  const most = 'in 1 day, most on Nov 19, 2026: 1'
  expect(summaryOf(one, 'signUps')).toBe(`1 sign-up ${most}`)
  expect(summaryOf(one, 'guests')).toBe(`1 guest ${most}`)
  expect(summaryOf(one, 'actions')).toBe(`1 action ${most}`)
  expect(summaryOf(one, 'people')).toBe(`1 active person ${most}`)
})

it('counts one thing in the singular', () => {
  expect(summaryOf([{ ...day('2026-11-19', 1), guests: 1 }], 'guests')).toBe(
    '1 guest in 1 day, most on Nov 19, 2026: 1',
  )
})
