import { expect, it } from 'vitest'
import { judge, percentile, type Window } from './judge.ts'

const run = (change: (minute: number) => Partial<Window>) =>
  judge(
    Array.from({ length: 30 }, (_, minute) => ({ memory: 200, p95: 20, requests: 500, errors: 0, ...change(minute) })),
  )

it('holds a run that stays as it was, and one that only warms up', () => {
  expect(run(() => ({})).held).toBe(true)
  expect(run((minute) => (minute < 10 ? { memory: 100 + minute * 10, p95: 90 } : {})).held).toBe(true)
})

it('finds memory and answers that grow with every minute, and any error', () => {
  expect(run((minute) => ({ memory: 200 + minute * 4 }))).toMatchObject({ held: false, latencyGrowth: 1 })
  expect(run((minute) => ({ p95: 10 + minute * 4 }))).toMatchObject({ held: false, memoryGrowth: 1 })
  expect(run((minute) => ({ errors: minute === 3 ? 1 : 0 }))).toMatchObject({ held: false, errors: 1 })
})

it('takes the value that so many of a hundred stay below', () => {
  const times = Array.from({ length: 100 }, (_, time) => time + 1)
  expect([percentile(times, 50), percentile(times, 95), percentile([7], 95)]).toEqual([51, 96, 7])
})
