import { expect, it } from 'vitest'
import type { ReminderHealth } from '#domain/reminders/schema.ts'
import { verdictOf } from './verdict.ts'

const now = new Date('2026-11-21T15:00:00Z')
const well: ReminderHealth = {
  due: 2,
  overdue: 0,
  failed: 0,
  sent: 1,
  oldest: null,
  lastRun: '2026-11-21T14:59:10Z',
  clockDoubtedUntil: null,
  lastError: null,
}

it.each([
  ['that all is well', {}, 'Reminders are on time', true],
  ['that some are late', { overdue: 3 }, '3 reminders are late', false],
  [
    'first that nobody looks',
    { overdue: 3, lastRun: '2026-11-21T14:54:59Z' },
    'No process has checked for due reminders in a while',
    false,
  ],
  [
    'before all else that the clock is in doubt',
    { overdue: 3, clockDoubtedUntil: '2026-11-21T20:00:00Z' },
    "The server's clock may be wrong",
    false,
  ],
  ['that nobody has looked yet', { lastRun: null }, 'No process has checked for due reminders yet', false],
])('says %s', (_what, more, title, isWell) => {
  expect(verdictOf({ ...well, ...more }, now)).toMatchObject({ title, isWell })
})

it('explains an empty panel', () => {
  expect(verdictOf({ ...well, due: 0, sent: 0 }, now).text).toMatch(/^No reminders are due/)
  expect(verdictOf(well, now).text).toBeUndefined()
})
