import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from './query.ts'

const key = ['gifts', 'all'] as const

/** Reads that are under way, each with what was there when it began. */
let reads: { arrive: () => void }[] = []
let stored = ''

beforeEach(() => {
  reads = []
  stored = 'before'
})
afterEach(() => queryClient.clear())

const gifts = {
  queryKey: key,
  queryFn: ({ signal }: { signal: AbortSignal }) => {
    const read = stored
    return new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      reads.push({ arrive: () => resolve(read) })
    })
  },
}

/** Resolves when everything it changed is on the screen. */
const change = () =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: () => {
        stored = 'after'
        return Promise.resolve()
      },
      meta: { changes: ['gifts'] },
    })
    .execute(undefined)

const isArriving = (number: number) => expect.poll(() => reads.length).toBe(number)

it('reads a list again that was being read for the first time while a change was made', async () => {
  const observer = new QueryObserver(queryClient, gifts)
  const stop = observer.subscribe(() => undefined)
  await isArriving(1)
  const changed = change()
  reads[0]?.arrive()
  await isArriving(2)
  reads[1]?.arrive()
  await changed
  expect(observer.getCurrentResult().data).toBe('after')
  stop()
})

it('does not take for fresh what was fetched ahead while a change was made', async () => {
  const ahead = queryClient.prefetchQuery(gifts)
  await isArriving(1)
  const changed = change()
  reads[0]?.arrive()
  await Promise.all([ahead, changed])
  const observer = new QueryObserver(queryClient, gifts)
  const stop = observer.subscribe(() => undefined)
  await isArriving(2)
  reads[1]?.arrive()
  await expect.poll(() => observer.getCurrentResult().data).toBe('after')
  stop()
})
