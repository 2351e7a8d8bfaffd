import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWatchdog } from './watchdog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('barks once an answer is owed for too long', () => {
  const bark = vi.fn<() => void>()
  const watchdog = createWatchdog(1_000, bark)
  watchdog.asked()
  vi.advanceTimersByTime(999)
  expect(bark).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(bark).toHaveBeenCalledOnce()
})

test('each answer gives the next one its full time', () => {
  const bark = vi.fn<() => void>()
  const watchdog = createWatchdog(1_000, bark)
  watchdog.asked()
  watchdog.asked()
  vi.advanceTimersByTime(900)
  watchdog.answered()
  vi.advanceTimersByTime(900)
  expect(bark).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(bark).toHaveBeenCalledOnce()
})

test('is quiet when nothing is owed', () => {
  const bark = vi.fn<() => void>()
  const watchdog = createWatchdog(1_000, bark)
  watchdog.asked()
  watchdog.answered()
  watchdog.asked()
  watchdog.reset()
  vi.advanceTimersByTime(10_000)
  expect(bark).not.toHaveBeenCalled()
})

test('looks away during work that may take long, and then gives a full time again', async () => {
  const bark = vi.fn<() => void>()
  const watchdog = createWatchdog(1_000, bark)
  watchdog.asked()
  await watchdog.lookAway(async () => {
    await vi.advanceTimersByTimeAsync(60_000)
  })
  vi.advanceTimersByTime(999)
  expect(bark).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(bark).toHaveBeenCalledOnce()
})
