import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T12:00:00.000Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const minute = 60
const hour = 60 * minute
const day = 24 * hour

describe('how long ago something was', () => {
  it.each([
    [0, 'Just now'],
    [59, 'Just now'],
    [-30, 'Just now'],
    [minute, '1m ago'],
    [hour - 1, '59m ago'],
    [hour, '1h ago'],
    [day - 1, '23h ago'],
    [day, '1d ago'],
    [7 * day - 1, '6d ago'],
    [7 * day, 'Nov 14, 2026'],
    [400 * day, 'Oct 17, 2025'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(relativeTime(ago(seconds), now)).toBe(text)
  })

  it("ends in the date of the reader's own zone", () => {
    const then = new Date('2026-11-01T03:00:00Z')
    expect(relativeTime(then, now, 'America/New_York')).toBe('Oct 31, 2026')
    expect(relativeTime(then, now, 'Asia/Tokyo')).toBe('Nov 1, 2026')
  })
})
