import { QueryObserver } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { invalidateOwn, queryClient } from './query.ts'

const key = ['gifts', 'all'] as const

/** Reads that are under way, each with what was there when it began. */
let reads: { arrive: () => void }[] = []
let stored = ''
let stops: (() => void)[] = []

beforeEach(() => {
  reads = []
  stored = 'before'
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  queryClient.clear()
})

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
const change = (meta?: { invalidates?: false; removes?: () => QueryKey[] }) =>
  queryClient
    .getMutationCache()
    .build(queryClient, {
      mutationFn: () => {
        stored = 'after'
        return Promise.resolve()
      },
      ...(meta && { meta }),
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

/** A query on the screen, which counts how often it was read. Returns the count. */
async function show(options: { queryKey: QueryKey; meta?: { isOwn: false }; refused?: number }): Promise<() => number> {
  let count = 0
  const observer = new QueryObserver(queryClient, {
    ...options,
    queryFn: () => {
      count += 1
      return options.refused === undefined
        ? Promise.resolve(count)
        : Promise.reject(new ApiError(options.refused, '{"message":"refused"}'))
    },
  })
  stops.push(observer.subscribe(() => undefined))
  await expect.poll(() => observer.getCurrentResult().status).not.toBe('pending')
  return () => count
}

it('refetches every list of the account after a change, whatever it was, and no products', async () => {
  const [contacts, devices] = await Promise.all([
    show({ queryKey: ['contacts', 'all'] }),
    show({ queryKey: ['push', 'devices'] }),
  ])
  const trending = await show({ queryKey: ['trending'], meta: { isOwn: false } })
  await change()
  expect([contacts(), devices(), trending()]).toEqual([2, 2, 1])
})

it('marks a list that is not on the screen as stale, and reads it when it is next shown', async () => {
  queryClient.setQueryData(['occasions', 'all'], [])
  await change()
  expect(queryClient.getQueryState(['occasions', 'all'])?.isInvalidated).toBe(true)
})

it('finishes changes in the order in which they were made', async () => {
  const observer = new QueryObserver(queryClient, { ...gifts, initialData: 'before' })
  stops.push(observer.subscribe(() => undefined))
  const finished: string[] = []
  const first = change().then(() => finished.push('first'))
  await isArriving(1)
  const second = change().then(() => finished.push('second'))
  await isArriving(2)
  reads[1]?.arrive()
  await Promise.all([first, second])
  expect(finished).toEqual(['first', 'second'])
})

it('leaves everything to a mutation that settles by itself', async () => {
  const reminders = await show({ queryKey: ['reminders', 'active'] })
  await change({ invalidates: false })
  expect(reminders()).toBe(1)
})

it('asks no more for a row that is gone, but again for one that failed to load', async () => {
  const gone = await show({ queryKey: ['contacts', 'one', 7], refused: 404 })
  const failed = await show({ queryKey: ['contacts', 'one', 8], refused: 503 })
  await change()
  expect([gone(), failed()]).toEqual([1, 2])
})

it('can spare the row that the change has removed', async () => {
  const split = await show({ queryKey: ['splits', 'gift', 7] })
  const gift = await show({ queryKey: ['gifts', 'one', 7] })
  await invalidateOwn({ except: [['splits', 'gift', 7]] })
  expect([split(), gift()]).toEqual([1, 2])
})

it('asks for what a deletion removed only when it is shown again', async () => {
  const removed = ['gifts', 'one', 7]
  const [gift, list] = await Promise.all([show({ queryKey: removed }), show({ queryKey: key })])
  await change({ removes: () => [removed] })
  expect([gift(), list()]).toEqual([1, 2])
  expect(queryClient.getQueryState(removed)?.isInvalidated).toBe(true)
})
