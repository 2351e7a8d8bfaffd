import { useEffect, useRef } from 'react'
import { useShownFeed } from '../address.ts'
import { FeedPage } from './feed/FeedPage.tsx'
import { SourceList } from './SourceList.tsx'

/** Where products come from: all sources, or one product feed by its own address. */
export function Catalogue() {
  const feed = useShownFeed()
  const place = useMovingFocus(feed)
  return <div ref={place}>{feed === undefined ? <SourceList /> : <FeedPage key={feed} id={feed} />}</div>
}

/** What led to a feed is gone with the list: the focus goes to the way back, and back in the list to the feed. */
function useMovingFocus(feed: string | undefined) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(feed)
  useEffect(() => {
    const left = before.current
    before.current = feed
    if (feed === left) return
    if (feed !== undefined) window.scrollTo(0, 0)
    const way = feed === undefined ? `[data-source="${CSS.escape(left ?? '')}"] a` : '[data-back]'
    place.current?.querySelector<HTMLElement>(way)?.focus({ preventScroll: feed !== undefined })
  }, [feed])
  return place
}
