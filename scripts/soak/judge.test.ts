import { expect, test } from 'vitest'
import type { ThreadHeap } from './heaps.ts'
import { judge } from './judge.ts'

const MIB = 1024 ** 2

/** Ten thousand requests, measured before and after each of twenty parts. */
const judged = (heap: (part: number) => number, wasm: (part: number) => number = () => 128 * MIB) =>
  judge(
    10_000,
    Array.from({ length: 21 }, (_, part) => {
      const main: ThreadHeap = { thread: 0, heap: 30 * MIB, external: MIB, wasm: 0 }
      return [main, { thread: 1, heap: heap(part), external: wasm(part) + MIB, wasm: wasm(part) }]
    }),
  )

test('memory that only varies holds', () => {
  expect(judged((part) => (20 + (part % 2) / 2) * MIB)).toMatchObject({ held: true })
})

test('caches may fill in the first half', () => {
  expect(judged((part) => (20 + Math.min(part, 10)) * MIB)).toMatchObject({ held: true, slopePerRequest: 0 })
})

test('5 kB kept of each request fail', () => {
  const leaking = judged((part) => 20 * MIB + part * 500 * 5_000)
  expect(leaking.held).toBe(false)
  expect(leaking.keptPerRequest).toBe(5_000)
})

test('1 kB kept of each request in the last half fails, though it is little over all', () => {
  const leaking = judged((part) => 20 * MIB + Math.max(0, part - 10) * 500 * 1_000)
  expect(leaking.held).toBe(false)
  expect(leaking.keptPerRequest).toBe(500)
})

test("a PostgreSQL whose own memory grows in the last half fails, and counts for nothing in the server's", () => {
  const growing = judged(
    () => 20 * MIB,
    (part) => (128 + part) * MIB,
  )
  expect(growing).toMatchObject({ held: false, keptPerRequest: 0 })
})
