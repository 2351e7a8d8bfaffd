// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useConnection, watchConnection } from './connection.ts'

const server = vi.fn<() => Promise<Response>>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
})
afterEach(async () => {
  // As it was found: the state outlives a test.
  server.mockResolvedValue(new Response())
  await pass(30_000)
  stop()
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The browser says that the connection changed, and the server answers or doesn't. */
async function connectionChanges(doesAnswer: boolean) {
  if (doesAnswer) server.mockResolvedValue(new Response())
  else server.mockRejectedValue(new TypeError('Failed to fetch'))
  globalThis.dispatchEvent(new Event(doesAnswer ? 'online' : 'offline'))
  await pass(0)
}

it('says for a moment that the server is back, once, and tells what waited for it', async () => {
  const onBack = vi.fn<() => void>()
  stop = watchConnection(onBack)
  const { result } = renderHook(useConnection)
  await connectionChanges(false)
  expect(result.current).toBe('unreachable')
  await connectionChanges(true)
  expect([result.current, onBack.mock.calls.length]).toEqual(['back', 1])
  await pass(4_000)
  expect(result.current).toBe('online')
})

it('stops saying so, too, when it has another doubt in that moment', async () => {
  stop = watchConnection(() => undefined)
  const { result } = renderHook(useConnection)
  await connectionChanges(false)
  await connectionChanges(true)
  await pass(2_000)
  // Something that was asked for while the server was away fails only now.
  await connectionChanges(true)
  expect(result.current).toBe('back')
  await pass(2_000)
  expect(result.current).toBe('online')
})

it('says that the server is away again, though it was back a moment before, and asks it again and again', async () => {
  stop = watchConnection(() => undefined)
  const { result } = renderHook(useConnection)
  await connectionChanges(false)
  await connectionChanges(true)
  await connectionChanges(false)
  await pass(5_000)
  expect(result.current).toBe('unreachable')
  server.mockResolvedValue(new Response())
  await pass(15_000)
  expect(result.current).toBe('online')
})
