import { expect, it } from 'vitest'
import { dealSlotAt, startOfDealSlot } from './deal-categories.ts'

it('deals keep their order for five minutes, from the beginning of a slot', () => {
  const slot = dealSlotAt(new Date('2026-11-21T15:02:30Z'))
  expect(startOfDealSlot(slot)).toEqual(new Date('2026-11-21T15:00:00Z'))
  expect(dealSlotAt(new Date('2026-11-21T15:04:59.999Z'))).toBe(slot)
  expect(dealSlotAt(new Date('2026-11-21T15:05:00Z'))).toBe(slot + 1)
})
