import { expect, it } from 'vitest'
import { createTurn } from './turn.ts'

const busy = { code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } }

it('is one’s own until the work is done, well or badly; others are told when to come back', async () => {
  const turn = createTurn()
  const [first, second] = [{}, {}]
  let fail: (error: Error) => void = () => undefined
  turn.take(first)
  const work = turn.work(
    first,
    () =>
      new Promise((_resolve, reject) => {
        fail = reject
      }),
  )
  expect(() => turn.take(second)).toThrow(expect.objectContaining(busy))
  // Its sender is gone, the work is not.
  turn.giveBack(first)
  expect(() => turn.take(second)).toThrow(expect.objectContaining(busy))
  fail(new Error('broken'))
  await expect(work).rejects.toThrow('broken')
  turn.take(second)
  expect(await turn.work(second, () => Promise.resolve('second'))).toBe('second')
})

it('is given back by whoever goes before the work begins, and by nobody else', async () => {
  const turn = createTurn()
  const [first, second] = [{}, {}]
  turn.take(first)
  turn.giveBack(second)
  expect(() => turn.take(second)).toThrow(expect.objectContaining(busy))
  turn.giveBack(first)
  turn.take(second)
  await expect(turn.work(first, () => Promise.resolve('late'))).rejects.toMatchObject(busy)
})
