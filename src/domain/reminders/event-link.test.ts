import { expect, it } from 'vitest'
import { eventPath, giftPath } from './event-link.ts'

it('a link opens the event or the gift', () => {
  expect([eventPath(7), giftPath(8)]).toEqual(['/reminders?event=7', '/gifts?gift=8'])
})
