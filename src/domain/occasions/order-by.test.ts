import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { orderByDate, orderState } from './order-by.ts'

const event = { needsGift: true, deliveryDays: null, contactDeliveryDays: null }

describe('the last day to order', () => {
  it("is as many days before the event as the event's own delivery takes, else the contact's, else the profile's", () => {
    expect(orderByDate(event, '2026-12-24', 5)).toBe('2026-12-19')
    expect(orderByDate({ ...event, contactDeliveryDays: 21 }, '2026-12-24', 5)).toBe('2026-12-03')
    expect(orderByDate({ ...event, contactDeliveryDays: 21, deliveryDays: 0 }, '2026-12-24', 5)).toBe('2026-12-24')
    expect(orderByDate({ ...event, needsGift: false }, '2026-12-24', 5)).toBeNull()
  })

  it.each<[CalendarDate, ReturnType<typeof orderState>]>([
    ['2026-12-08', null],
    ['2026-12-09', 'by'],
    ['2026-12-18', 'by'],
    ['2026-12-19', 'today'],
    ['2026-12-20', 'late'],
    ['2026-12-24', 'late'],
    ['2026-12-25', null],
  ])('on %s the row says: %s', (today, state) => {
    expect(orderState('2026-12-19', '2026-12-24', today)).toBe(state)
  })
})
