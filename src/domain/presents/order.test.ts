import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byThanks } from './order.ts'

const presents = [
  { id: 1, receivedOn: '2026-01-01', thankedOn: '2026-01-02' },
  { id: 2, receivedOn: '2026-03-01', thankedOn: null },
  { id: 3, receivedOn: '2026-02-01', thankedOn: null },
  { id: 4, receivedOn: '2026-03-01', thankedOn: '2026-03-01' },
  { id: 5, receivedOn: '2026-02-01', thankedOn: null },
  { id: 6, receivedOn: '2026-03-01', thankedOn: '2026-03-02' },
] as const

it('lists who has waited longest for a thank-you first, then the latest presents, however they are stored', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...presents], { minLength: presents.length }), (stored) => {
      expect(stored.toSorted(byThanks).map(({ id }) => id)).toEqual([3, 5, 2, 6, 4, 1])
    }),
  )
})
