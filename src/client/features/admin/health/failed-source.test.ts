import { expect, it } from 'vitest'
import { failedSource } from './failed-source.ts'

it.each([
  ['Nook Shop (feed:2)', 'feed:2', { name: 'Nook Shop' }],
  ['feed:2', 'feed:2', null],
  ['feed:2', 'feed:2', { name: null }],
  ['amazon', 'amazon', { keywords: 'lantern' }],
  ['amazon', 'amazon', { name: 'lantern' }],
])('is %s for %s with %j', (source, provider, requestParams) => {
  expect(failedSource({ provider, requestParams })).toBe(source)
})
