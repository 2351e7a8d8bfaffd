import { describe, expect, it } from 'vitest'
import { anEvent } from '../testing/new-records.ts'
import { daysSchema, newOccasionSchema, snoozeSchema } from './schema.ts'

describe('an event', () => {
  it.each([1, 365])('can be announced %i days before', (reminderDays) => {
    expect(newOccasionSchema.safeParse({ contactId: 1, ...anEvent, reminderDays }).success).toBe(true)
  })

  it.each([0, 366, 1.5, '7'])('cannot be announced %j days before', (reminderDays) => {
    expect(newOccasionSchema.safeParse({ contactId: 1, ...anEvent, reminderDays }).success).toBe(false)
  })

  it('can be snoozed for one, three or seven days', () => {
    const taken = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((days) => snoozeSchema.safeParse({ days }).success)
    expect(taken).toEqual([1, 3, 7])
  })
})

it('a list of events reaches ten years at most', () => {
  expect(['0', '1', '3660', '3661', 'x'].map((days) => daysSchema.safeParse({ days }).success)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})
