import type { FeedProblem } from '#domain/catalogue/sources/fields.ts'
import type { FeedBatch, FeedSummary } from './read-feed.ts'

/** Bytes that it asked for (null: there are no more), or that a batch was taken. */
export type ToFeedReader = { bytes: Uint8Array | null } | { taken: true }

export type FromFeedReader =
  | { state: 'hungry' }
  | { state: 'batch'; batch: FeedBatch }
  | { state: 'read'; summary: FeedSummary }
  | { state: 'refused'; problem: FeedProblem; detail: string }
  | { state: 'failed'; error: Error }
