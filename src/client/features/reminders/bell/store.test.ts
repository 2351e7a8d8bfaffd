import { describe, expect, it } from 'vitest'
import { ageText } from './age.ts'
import { parseNotifications } from './store.ts'

const item = {
  id: '1-a',
  title: 'Upcoming Event: Birthday',
  message: 'is today!',
  type: 'reminder',
  timestamp: 5,
  read: false,
}
const kept = (value: unknown) => JSON.stringify(value)

describe('the notifications in the browser', () => {
  it('are those of the signed-in user', () => {
    expect(parseNotifications(kept({ userId: 'u1', items: [item] }), 'u1')).toEqual([item])
    expect(parseNotifications(kept({ userId: 'u2', items: [item] }), 'u1')).toEqual([])
  })

  it.each([undefined, '', '{', '[]', 'null', '5', '{"userId":"u1"}', '{"userId":"u1","items":{}}'])(
    'are none when the store is corrupt: %j',
    (text) => {
      expect(parseNotifications(text, 'u1')).toEqual([])
    },
  )

  it('leave out an entry that is no notification', () => {
    expect(parseNotifications(kept({ userId: 'u1', items: [null, {}, { ...item, title: 3 }, item] }), 'u1')).toEqual([
      item,
    ])
  })
})

describe('the age of a notification', () => {
  it.each([
    [0, 'Just now'],
    [59_999, 'Just now'],
    [60_000, '1m ago'],
    [59 * 60_000, '59m ago'],
    [60 * 60_000, '1h ago'],
    [24 * 60 * 60_000, '1d ago'],
  ])('of %i ms is %s', (age, text) => {
    expect(ageText(1_000, 1_000 + age)).toBe(text)
  })
})
