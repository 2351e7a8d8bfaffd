import { describe, expect, it } from 'vitest'
import { notificationOf, type Notice } from './notification.ts'

const notice = (number: number, change: Partial<Notice> = {}): Notice => ({
  tag: `event ${number} 2026-12-25 2026-12-18`,
  occasionId: number,
  title: `Title ${number}`,
  message: `Message ${number}`,
  urgency: 'low',
  planName: null,
  ...change,
})
const of = (count: number, change: Partial<Notice> = {}) => {
  const [first, ...rest] = Array.from({ length: count }, (_, index) => notice(index + 1, change))
  return notificationOf([first ?? notice(1), ...rest])
}

describe('a notification', () => {
  it('of one notice says what it says, and opens its event', () => {
    expect(of(1, { planName: 'Christmas 2026' })).toEqual({
      title: 'Title 1',
      body: 'Message 1',
      url: '/reminders?event=1',
      tag: 'event 1 2026-12-25 2026-12-18',
      stays: false,
    })
  })

  it('of several has a line for each', () => {
    expect(of(2)).toEqual({
      title: '2 upcoming events',
      body: 'Message 1\nMessage 2',
      url: '/reminders',
      tag: 'event 1 2026-12-25 2026-12-18 and 1 more',
      stays: false,
    })
  })

  it('names their plan if they share one', () => {
    expect(of(2, { planName: 'Christmas 2026' }).title).toBe('Christmas 2026: 2 upcoming events')
    const shared = notice(1, { planName: 'Christmas 2026' })
    expect(notificationOf([shared, notice(2)]).title).toBe('2 upcoming events')
    expect(notificationOf([notice(2), shared]).title).toBe('2 upcoming events')
  })

  it('has six lines at most, the last of which counts the others', () => {
    expect(of(6).body.split('\n').at(-1)).toBe('Message 6')
    expect(of(7).body.split('\n').slice(-2)).toEqual(['Message 5', 'and 2 more'])
    expect(of(7).body.split('\n')).toHaveLength(6)
  })

  it.each([
    ['critical', true],
    ['high', true],
    ['medium', false],
  ] as const)('with a %s notice stays: %s', (urgency, stays) => {
    expect(notificationOf([notice(1), notice(2, { urgency })]).stays).toBe(stays)
  })

  it('has the same tag whatever the order of its notices', () => {
    expect(notificationOf([notice(2), notice(1)]).tag).toBe(of(2).tag)
    expect(of(3).tag).not.toBe(of(2).tag)
  })
})
