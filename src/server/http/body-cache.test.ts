import { expect, test } from 'vitest'
import { createBodyCache } from './body-cache.ts'

test('a body is cached for its ETag', () => {
  const cache = createBodyCache()
  cache.set('ada /api/contacts', '1', '[]')
  expect(cache.get('ada /api/contacts', '1')?.text).toBe('[]')
  expect(cache.get('ada /api/contacts', '2')).toBeUndefined()
})

test('any number of short bodies, under any keys, stays within the limit', () => {
  const cache = createBodyCache(20_000)
  for (let number = 0; number < 1_000; number++)
    cache.set(`ada /api/search?q=${'x'.repeat(number)}${number}`, '1', '[]')
  expect(cache.size).toBeGreaterThan(0)
  expect(cache.size).toBeLessThanOrEqual(20_000)
})

test('what is cached again is counted once, and the oldest goes first', () => {
  const cache = createBodyCache(2_000)
  for (let times = 0; times < 100; times++) cache.set('one', String(times), '[]')
  cache.set('two', '1', '[]')
  expect(cache.get('one', '99')).toBeDefined()
  cache.set('three', '1', 'x'.repeat(600))
  expect(cache.get('two', '1')).toBeUndefined()
  expect(cache.get('one', '99')).toBeDefined()
})
