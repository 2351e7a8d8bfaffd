import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Preferences } from '#domain/accounts/schema.ts'
import { queryClient } from '#client/lib/query.ts'
import { preferenceChange } from './preference-change.ts'
import { profileQueries } from './queries.ts'

const { queryKey } = profileQueries.preferences
const before = { budgetVisibility: true, reminderHour: 9, productNews: false } as Preferences
const shown = () => queryClient.getQueryData(queryKey)

/** What was sent and waits for its answer, in its order. */
let waiting: { change: Partial<Preferences>; answer: (response: Response) => void }[]
let stored: Preferences

beforeEach(() => {
  waiting = []
  stored = before
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string | null }) => {
    if (body === null) return Promise.resolve(Response.json(stored))
    const change = JSON.parse(body) as Partial<Preferences>
    return new Promise<Response>((answer) => waiting.push({ change, answer }))
  })
  queryClient.setQueryData(queryKey, before)
})
afterEach(() => queryClient.clear())

const change = (what: Partial<Omit<Preferences, 'timeZone'>>) =>
  queryClient
    .getMutationCache()
    .build(queryClient, preferenceChange)
    .execute(what)
    .catch(() => 'refused')

async function sent() {
  const [next] = await vi.waitUntil(() => waiting.length > 0 && waiting.splice(0, 1))
  if (next === undefined) throw new Error('Nothing was sent')
  return next
}

async function refuse() {
  const { answer } = await sent()
  answer(new Response('', { status: 500 }))
}

async function take() {
  const { change: taken, answer } = await sent()
  stored = { ...stored, ...taken }
  answer(Response.json(stored))
}

it('is shown at once, with the one before, and sent after it', async () => {
  const both = [change({ budgetVisibility: false }), change({ reminderHour: 20 })]
  await vi.waitFor(() => expect(shown()).toEqual({ ...before, budgetVisibility: false, reminderHour: 20 }))
  expect(waiting.map((one) => one.change)).toEqual([{ budgetVisibility: false }])
  await take()
  await both[0]
  expect(shown()).toEqual({ ...before, budgetVisibility: false, reminderHour: 20 })
  await take()
  await both[1]
  expect(shown()).toEqual({ ...before, budgetVisibility: false, reminderHour: 20 })
})

it('is taken back alone when it is refused', async () => {
  const both = [change({ budgetVisibility: false }), change({ reminderHour: 20 })]
  await refuse()
  expect(await both[0]).toBe('refused')
  expect(shown()).toEqual({ ...before, reminderHour: 20 })
  await take()
  await both[1]
  expect(shown()).toEqual({ ...before, reminderHour: 20 })
})

it('is refetched when the same one was changed twice and both were refused', async () => {
  const both = [change({ reminderHour: 10 }), change({ reminderHour: 20 })]
  await refuse()
  expect(await both[0]).toBe('refused')
  await refuse()
  expect(await both[1]).toBe('refused')
  expect(await queryClient.fetchQuery(profileQueries.preferences)).toEqual(before)
})

it('shows what the server has when a third one is saved after that', async () => {
  const all = [change({ reminderHour: 10 }), change({ reminderHour: 20 }), change({ productNews: true })]
  await refuse()
  await refuse()
  await take()
  await Promise.all(all)
  expect(shown()).toEqual({ ...before, productNews: true })
})

it('is not undone by a read that began before it was saved', async () => {
  const changed = change({ reminderHour: 20 })
  const { answer } = await sent()
  const observer = new QueryObserver(queryClient, { ...profileQueries.preferences, staleTime: 0 })
  let arrive = () => undefined as void
  vi.stubGlobal('fetch', () => new Promise((resolve) => (arrive = () => resolve(Response.json(before)))))
  const stop = observer.subscribe(() => undefined)
  answer(Response.json({ ...before, reminderHour: 20 }))
  await changed
  arrive()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(shown()).toEqual({ ...before, reminderHour: 20 })
  stop()
})
