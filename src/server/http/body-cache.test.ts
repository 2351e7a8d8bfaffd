import { expect, test } from 'vitest'
import { createBodyCache } from './body-cache.ts'

test('a body is kept for its ETag', () => {
  const cache = createBodyCache()
  cache.keep('ada /api/contacts', '1', '[]')
  expect(cache.get('ada /api/contacts', '1')?.text).toBe('[]')
  expect(cache.get('ada /api/contacts', '2')).toBeUndefined()
})

test('any number of short bodies, under any keys, stays within what may be kept', () => {
  const cache = createBodyCache(20_000)
  for (let number = 0; number < 1_000; number++)
    cache.keep(`ada /api/search?q=${'x'.repeat(number)}${number}`, '1', '[]')
  expect(cache.size).toBeGreaterThan(0)
  expect(cache.size).toBeLessThanOrEqual(20_000)
})

test('what is kept again is counted once, and the oldest goes first', () => {
  const cache = createBodyCache(2_000)
  for (let times = 0; times < 100; times++) cache.keep('one', String(times), '[]')
  cache.keep('two', '1', '[]')
  expect(cache.get('one', '99')).toBeDefined()
  cache.keep('three', '1', 'x'.repeat(600))
  expect(cache.get('two', '1')).toBeUndefined()
  expect(cache.get('one', '99')).toBeDefined()
})
