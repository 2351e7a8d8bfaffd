import { expect, it } from 'vitest'
import { inBatches, inParallel } from './in-parallel.ts'

async function* upTo(count: number, onEnd = () => {}) {
  try {
    for (let number = 1; number <= count; number += 1) yield number
  } finally {
    onEnd()
  }
}

it('works on so many at a time, and a slow one holds up no other', async () => {
  let [underWay, most] = [0, 0]
  const done: number[] = []
  let finish = () => {}
  await inParallel(upTo(9), 3, async (number) => {
    most = Math.max(most, (underWay += 1))
    if (number === 1) await new Promise<void>((resolve) => (finish = resolve))
    await new Promise((resolve) => setTimeout(resolve, 1))
    underWay -= 1
    done.push(number)
    if (number === 9) finish()
  })
  expect(most).toBe(3)
  expect(done.at(-1)).toBe(1)
  expect(done).toHaveLength(9)
})

it('takes nothing more after a failure, ends its source, and waits for what is under way', async () => {
  const taken: number[] = []
  let [isEnded, isFinished] = [false, false]
  const working = inParallel(
    upTo(9, () => (isEnded = true)),
    2,
    async (number) => {
      taken.push(number)
      if (number === 2) throw new Error('no')
      await new Promise((resolve) => setTimeout(resolve, 5))
      isFinished = true
    },
  )
  await expect(working).rejects.toThrow('no')
  expect([taken, isEnded, isFinished]).toEqual([[1, 2], true, true])
})

it('writes together what comes together, and tells each when it is written', async () => {
  const written: number[][] = []
  const add = inBatches<number>(1, async (items) => void written.push(items))
  await Promise.all([add(1), add(2)])
  await add(3)
  expect(written).toEqual([[1, 2], [3]])
  const refuse = inBatches<number>(1, async () => {
    throw new Error('full')
  })
  await expect(Promise.all([refuse(1), refuse(2)])).rejects.toThrow('full')
})
