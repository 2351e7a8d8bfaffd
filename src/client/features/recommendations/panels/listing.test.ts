import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadingListing, withError, withPage } from './listing.ts'
import type { Listing, Page } from './listing.ts'

type Item = { provider: string; id: string }

const start: Listing<Item> = loadingListing
const page = (ids: string, hasMore = true): Page<Item> => ({
  products: ids.split('').map((id) => ({ provider: 'ribbonry', id })),
  hasMore,
})
const idsOf = ({ items }: Listing<Item>) => items.map(({ id }) => id).join('')
const down = { code: 'UNKNOWN_ERROR', message: 'down', userMessage: 'It is down.' } as const

describe('a list that grows by pages', () => {
  it('shows what comes twice once, where it came first', () => {
    const listing = withPage(withPage(start, page('abca')), page('cdb'))
    expect(idsOf(listing)).toBe('abcd')
    expect(listing).toMatchObject({ page: 2, hasMore: true, isLoading: false })
  })

  it('ends with an empty page, whatever that page says', () => {
    expect(withPage(withPage(start, page('a')), page('', true))).toMatchObject({ hasMore: false, moreFailed: false })
    expect(withPage(start, page('a', false)).hasMore).toBe(false)
  })

  it('says an error of its first page, and ends quietly on one of a further page', () => {
    expect(withPage(start, { ...page(''), error: down })).toMatchObject({
      error: down,
      hasMore: false,
      isLoading: false,
    })
    const stopped = withError(withPage(start, page('ab')), down)
    expect(stopped).toMatchObject({ error: undefined, hasMore: false, moreFailed: true })
    expect(idsOf(stopped)).toBe('ab')
    expect(idsOf(withPage(stopped, page('c'))), 'tried again it goes on').toBe('abc')
  })

  it('never repeats or reorders, whatever pages come', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))), (pages) => {
        let listing = start
        for (const ids of pages) {
          const before = idsOf(listing)
          listing = withPage(listing, page(ids.join('')))
          expect(idsOf(listing).startsWith(before)).toBe(true)
        }
        expect(new Set(idsOf(listing)).size).toBe(listing.items.length)
      }),
    )
  })
})
