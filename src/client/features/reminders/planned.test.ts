import { expect, it } from 'vitest'
import type { Notice } from '#domain/reminders/schema.ts'
import { plannedEmails, plannedWays } from './planned.ts'

const notice: Notice = {
  occasionId: 1,
  slot: 'lead',
  channels: ['email', 'bell'],
  address: 'ada@example.com',
  confirmed: true,
  reason: null,
  date: '2026-12-07',
  at: '2026-12-07T09:00:00.000Z',
  event: { name: 'Birthday', occurrenceDate: '2026-12-14', contactId: 1, contactName: 'Maya Okafor' },
}

it('says of a notice to order a gift what it is', () => {
  expect(plannedWays(notice)).toBe('by e-mail to ada@example.com, in the bell')
  expect(plannedWays({ ...notice, slot: 'order_by' })).toBe('by e-mail to ada@example.com, in the bell (time to order)')
})

it('counts events that share an e-mail once, and none that is held back or not e-mailed', () => {
  const later: Notice = { ...notice, date: '2026-12-09', at: '2026-12-09T09:00:00.000Z' }
  const others: Notice[] = [
    { ...notice, channels: ['bell'], date: '2026-12-01', at: '2026-12-01T09:00:00.000Z' },
    { ...notice, reason: 'Off', date: '2026-12-02', at: '2026-12-02T09:00:00.000Z' },
  ]
  expect(plannedEmails([...others, notice, notice, later])).toEqual({ count: 2, next: '2026-12-07' })
  expect(plannedEmails(others)).toBeUndefined()
})
