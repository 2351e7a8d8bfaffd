import { describe, expect, it } from 'vitest'
import { createTurn } from './turn.ts'

const busy = { code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } }

const here = () => false
const gone = () => true

it('is one’s own until the work is done, well or badly; others are told when to come back', async () => {
  const turn = createTurn('One at a time.')
  const [first, second] = [{}, {}]
  let isGone = false
  let fail: (error: Error) => void = () => undefined
  turn.take(first, () => isGone)
  const work = turn.work(
    first,
    () =>
      new Promise((_resolve, reject) => {
        fail = reject
      }),
  )
  expect(() => turn.take(second, here)).toThrow(expect.objectContaining(busy))
  // Its sender is gone, the work is not.
  isGone = true
  expect(() => turn.take(second, here)).toThrow(expect.objectContaining(busy))
  fail(new Error('broken'))
  await expect(work).rejects.toThrow('broken')
  turn.take(second, here)
  expect(await turn.work(second, () => Promise.resolve('second'))).toBe('second')
})

it('goes to the next one when its sender has gone before the work, even before it was taken', async () => {
  const turn = createTurn('One at a time.')
  const [first, second] = [{}, {}]
  turn.take(first, gone)
  turn.take(second, here)
  expect(() => turn.take(first, here)).toThrow(expect.objectContaining(busy))
  await expect(turn.work(first, () => Promise.resolve('late'))).rejects.toMatchObject(busy)
  expect(await turn.work(second, () => Promise.resolve('second'))).toBe('second')
})

describe('a small file', () => {
  const first = {}

  /** Somebody else's work, under way until the function it gives is called. */
  function begun(turn: ReturnType<typeof createTurn>): () => Promise<void> {
    let end: () => void = () => undefined
    const work = turn.work(first, () => new Promise<void>((resolve) => (end = resolve)))
    return async () => {
      end()
      await work
    }
  }

  it('is worked on after those before it, in the order in which they came', async () => {
    const turn = createTurn('One at a time.')
    turn.take(first, here)
    const end = begun(turn)
    const done: string[] = []
    const others = ['second', 'third'].map((name) =>
      turn.workInLine(async () => {
        done.push(`${name} begins`)
        await Promise.resolve()
        done.push(`${name} ends`)
      }),
    )
    await end()
    await Promise.all(others)
    expect(done).toEqual(['second begins', 'second ends', 'third begins', 'third ends'])
  })

  it('doesn’t wait behind many, nor for a large one that is still on its way', async () => {
    const turn = createTurn('One at a time.')
    const nothing = () => Promise.resolve()
    turn.take(first, here)
    await expect(turn.workInLine(nothing)).rejects.toMatchObject(busy)
    const end = begun(turn)
    const waiting = Array.from({ length: 8 }, () => turn.workInLine(nothing))
    await expect(turn.workInLine(nothing)).rejects.toMatchObject(busy)
    await end()
    await Promise.all(waiting)
  })
})
