import { expect, test } from 'vitest'
import type { PriceDrop } from '#domain/gifts/schema.ts'
import { withDrops } from './price-drops.ts'

const drop: PriceDrop = {
  id: 4,
  giftId: 7,
  contactId: 3,
  contactName: 'Maya Okafor',
  title: 'Walnut kite',
  price: '36.00',
  was: '40.00',
  createdAt: '2026-11-21T15:00:00.000Z',
}

test('a price drop is in the bell once, also after it was deleted there', () => {
  const kept = withDrops({ userId: 'ada', items: [], told: [] }, [drop])
  expect(kept.items).toMatchObject([
    { title: 'Price drop: Walnut kite', message: 'Now $36.00, was $40.00, for Maya Okafor', giftId: 7, read: false },
  ])
  expect(withDrops({ ...kept, items: [] }, [drop]).items).toEqual([])
})

test('without an earlier price it says only what it costs now', () => {
  const { items } = withDrops({ userId: 'ada', items: [], told: [] }, [{ ...drop, was: null }])
  expect(items[0]?.message).toBe('Now $36.00, for Maya Okafor')
})
