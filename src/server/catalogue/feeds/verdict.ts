import type { FeedSummary } from './reading/read-feed.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { FeedError } from './reading/feed-error.ts'

/** Far fewer or far more items than before are asked about, unless there are so few that it means nothing. */
const FEWEST = 10
/** A file that lost half of its items has probably lost its other half on the way. */
const LEAST_SHARE = 1 / 2
const MOST_TIMES = 10
const ALWAYS_FINE = 1_000

/** Items after which a file is far larger than usual. */
export function mostItems(productsBefore: number): number {
  return productsBefore === 0 ? Number.POSITIVE_INFINITY : Math.max(ALWAYS_FINE, MOST_TIMES * productsBefore)
}

/** From this share of items that can't be used, the columns or the file are wrong. */
const MOST_BROKEN = 1 / 4

/**
 * Whether a file that was read to its end may replace what is there.
 * @throws {FeedError} otherwise
 */
export function judge({ read, rejected, broken, garbled }: FeedSummary, productsBefore: number, isConfirmed: boolean) {
  if (read === 0) throw new FeedError('empty')
  if (broken > read * MOST_BROKEN)
    throw new FeedError(garbled > broken / 2 ? 'wrongEncoding' : 'tooManyRejects', texts.share(broken / read))
  const taken = read - rejected
  if (taken === 0) throw new FeedError('tooManyRejects', texts.share(1))
  if (!isConfirmed && productsBefore >= FEWEST && taken < productsBefore * LEAST_SHARE)
    throw new FeedError('shrunk', texts.change(productsBefore, taken))
}
