import { useEffect, useEffectEvent, useState } from 'react'
import { msToShow } from '#domain/catalogue/shown-until.ts'
import type { Product } from '#domain/catalogue/product-schema.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { errorOf } from '../failures.ts'
import { loadingListing, withError, withPage } from './listing.ts'
import type { Listing, Page, ProductError } from './listing.ts'

type Source<Item> = {
  /** Identifies the list; a new key starts over. Undefined: nothing is loaded yet. */
  key: string | undefined
  load: (page: number, signal: AbortSignal) => Promise<Page<Item>>
  /** The first page failed: by what the answer said, or, with `thrown`, because there was none. */
  onFailure?: (error: ProductError, thrown?: unknown) => void
}

export type Pages<Item> = Listing<Item> & {
  loadMore: () => void
  /** After a failure, of the first page or of a further one. */
  retry: () => void
}

/** Products page by page, kept in the component's state, so that closing a dialog forgets them. */
export function useListing<Item extends Pick<Product, 'provider' | 'id' | 'asOf'>>({
  key,
  load,
  onFailure,
}: Source<Item>): Pages<Item> {
  const [state, setState] = useState<{ key: string | undefined; listing: Listing<Item> }>()
  const [turn, setTurn] = useState(0)
  const listing = state !== undefined && state.key === key ? state.listing : loadingListing

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const from = listing
    const show = (next: Listing<Item>) => setState({ key, listing: next })
    show({ ...from, isLoading: true, error: undefined, moreFailed: false })
    try {
      const page = await load(from.page + 1, signal)
      if (signal.aborted) return
      show(withPage(from, page))
      if (page.error !== undefined && from.page === 0) onFailure?.(page.error)
    } catch (thrown) {
      if (signal.aborted) return
      const error = errorOf(thrown)
      show(withError(from, error))
      if (from.page === 0) onFailure?.(error, thrown)
    }
  })

  useEffect(() => {
    if (key === undefined) return undefined
    const underWay = new AbortController()
    void ask(underWay.signal)
    return () => underWay.abort()
  }, [key, turn])

  const next = () => setTurn((before) => before + 1)
  // Of a page that stays open: the list starts over with prices of now.
  const startOver = useEffectEvent(() => {
    setState(undefined)
    next()
  })
  useEffect(() => {
    const left = msToShow(listing.items, presentInstant())
    if (left === undefined) return undefined
    const timer = setTimeout(startOver, left)
    return () => clearTimeout(timer)
  }, [listing.items])

  return {
    ...listing,
    loadMore: () => {
      if (!listing.isLoading && listing.hasMore) next()
    },
    retry: () => {
      if (!listing.isLoading) next()
    },
  }
}
