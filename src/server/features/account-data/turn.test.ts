import { expect, it } from 'vitest'
import { createTurn } from './turn.ts'

it('is one’s own until the work is done, well or badly; others are told when to come back', async () => {
  const turn = createTurn()
  let fail: (error: Error) => void = () => undefined
  const first = turn.take(
    () =>
      new Promise((_resolve, reject) => {
        fail = reject
      }),
  )
  const busy = { code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } }
  expect(turn.refuseWhileTaken).toThrow(expect.objectContaining(busy))
  await expect(turn.take(() => Promise.resolve('second'))).rejects.toMatchObject(busy)
  fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await turn.take(() => Promise.resolve('third'))).toBe('third')
})
