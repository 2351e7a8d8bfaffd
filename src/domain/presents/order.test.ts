import { expect, it } from 'vitest'
import { byThanks } from './order.ts'

it('lists who has waited longest for a thank-you first, then the latest presents', () => {
  const presents = [
    { id: 1, receivedOn: '2026-01-01', thankedOn: '2026-01-02' },
    { id: 2, receivedOn: '2026-03-01', thankedOn: null },
    { id: 3, receivedOn: '2026-02-01', thankedOn: null },
    { id: 4, receivedOn: '2026-03-01', thankedOn: '2026-03-01' },
    { id: 5, receivedOn: '2026-02-01', thankedOn: null },
  ] as const
  expect(presents.toSorted(byThanks).map(({ id }) => id)).toEqual([3, 5, 2, 4, 1])
})
