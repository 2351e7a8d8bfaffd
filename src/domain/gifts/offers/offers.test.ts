import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentEndsAt, mayKeep, mayWatch } from './content.ts'
import { checkEveryHours, nextCheck } from './schedule.ts'
import { afterPrice, startedWatch, type Drop, type Watch } from './watch.ts'

const now = new Date('2026-11-21T15:00:00Z')
const hourMs = 3600_000
const price = fc.integer({ min: 1, max: 100_000 })

describe('how often a saved gift is looked up', () => {
  test('grows as the event comes near, and never shrinks', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(400), fc.boolean(), (one, other, isWatched) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        const hours = (daysUntil: number) => checkEveryHours({ daysUntil, isWatched }) ?? Infinity
        expect(hours(near)).toBeLessThanOrEqual(hours(far))
      }),
    )
    const days = [0, 2, 3, 7, 8, 21, 22, 60, 61]
    expect(days.map((daysUntil) => checkEveryHours({ daysUntil, isWatched: false }))).toEqual([
      6,
      6,
      12,
      12,
      24,
      24,
      72,
      72,
      null,
    ])
  })

  test('is daily at least while its price is watched, with or without an event', () => {
    expect(checkEveryHours({ daysUntil: null, isWatched: true })).toBe(24)
    expect(checkEveryHours({ daysUntil: 1, isWatched: true })).toBe(6)
    expect(checkEveryHours({ daysUntil: null, isWatched: false })).toBeNull()
  })

  test('is thought of once a day at least, because dates change, and never in the past', () => {
    const days = fc.option(fc.nat(400))
    const asked = fc.option(fc.date({ min: new Date('2026-01-01'), max: now, noInvalidDate: true }))
    fc.assert(
      fc.property(days, fc.boolean(), asked, (daysUntil, isWatched, lastAskedAt) => {
        const { thinkAt } = nextCheck({ daysUntil, isWatched }, lastAskedAt, now)
        expect(thinkAt.getTime()).toBeGreaterThan(now.getTime())
        expect(thinkAt.getTime()).toBeLessThanOrEqual(now.getTime() + 24 * hourMs)
      }),
    )
  })

  test('isn’t due before its interval is over', () => {
    const soon = { daysUntil: 1, isWatched: false }
    const before = (hours: number) => new Date(now.getTime() - hours * hourMs)
    expect(nextCheck(soon, before(5), now)).toEqual({ isDue: false, thinkAt: new Date(now.getTime() + hourMs) })
    expect(nextCheck(soon, before(6), now).isDue).toBe(true)
    expect(nextCheck(soon, null, now).isDue).toBe(true)
    expect(nextCheck({ daysUntil: null, isWatched: false }, null, now).isDue).toBe(false)
  })
})

describe('a watched price', () => {
  const dropsOf = (watch: Watch, prices: readonly number[]) => {
    let state = watch
    return prices.map((seen) => {
      const after = afterPrice(state, seen)
      state = after.watch
      return after.drop
    })
  }

  test('is told once per drop: the same price again says nothing', () => {
    fc.assert(
      fc.property(fc.option(price), fc.option(price), fc.array(price), price, (below, start, prices, last) => {
        const drops = dropsOf(startedWatch(below, start), [...prices, last, last])
        expect(drops.at(-1)).toBeNull()
      }),
    )
  })

  test('without a price of its own is told at 10 % below the highest one since the last drop, and not before', () => {
    const drops = dropsOf(startedWatch(null, 4_000), [3_601, 3_600, 3_300, 3_600, 3_240])
    expect(drops.map((drop) => drop?.price)).toEqual([undefined, 3_600, undefined, undefined, 3_240])
    expect(drops[1]).toEqual({ price: 3_600, was: 4_000 })
  })

  test('that was unknown starts with the first one seen', () => {
    expect(dropsOf(startedWatch(null, null), [5_000, 4_500])).toEqual([null, { price: 4_500, was: 5_000 }])
  })

  test('is told at the price that was set, even if that is reached already, and again only after it was left', () => {
    const prices = [4_100, 3_000, 2_900, 3_100, 3_000]
    expect(dropsOf(startedWatch(3_000, 4_000), prices).map((drop) => drop?.price)).toEqual([
      undefined,
      3_000,
      undefined,
      undefined,
      3_000,
    ])
    expect(dropsOf(startedWatch(5_000, 4_000), [4_000])).toEqual([{ price: 4_000, was: null }])
    // It was 4,000 before, not the highest that was ever seen.
    expect(dropsOf(startedWatch(3_000, null), [5_000, 4_000, 3_000]).at(-1)).toEqual({ price: 3_000, was: 4_000 })
  })

  test('never reports a price above the one that was set, or of less than 10 %', () => {
    fc.assert(
      fc.property(fc.option(price), fc.option(price), fc.array(price), (below, start, prices) => {
        const drops = dropsOf(startedWatch(below, start), prices).filter((drop) => drop !== null)
        const isRight = ({ price: now, was }: Drop) => (below === null ? now * 10 <= (was ?? 0) * 9 : now <= below)
        expect(drops.filter((drop) => !isRight(drop))).toEqual([])
      }),
    )
  })
})

describe('what a shop said', () => {
  test('is gone before the day that Amazon allows is over, and stays where nothing is forbidden', () => {
    const end = new Date(now.getTime() + 23 * hourMs)
    expect(contentEndsAt('amazon', now)).toEqual(end)
    expect(mayKeep('amazon', now, new Date(end.getTime() - 1))).toBe(true)
    expect(mayKeep('amazon', now, end)).toBe(false)
    expect(contentEndsAt('feed:7', now)).toBeNull()
    expect(mayKeep('feed:7', now, new Date('2099-01-01'))).toBe(true)
  })

  test('is watched only at shops that allow it', () => {
    expect(mayWatch({ provider: 'feed:7', productKey: 'kite' })).toBe(true)
    expect(mayWatch({ provider: 'amazon', productKey: 'B01EXAMPLE' })).toBe(false)
    expect(mayWatch({ provider: 'ribbonry', productKey: 'kite' })).toBe(false)
    expect(mayWatch({ provider: 'ebay', productKey: null })).toBe(false)
  })
})
