import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import type { FeedResult } from '#server/db/schema.ts'
import type { FeedRow } from './feed.ts'

/** Why an import brought nothing, in sentences; and that what was there before still is, unless nothing was. */
export function problemText(
  { products }: Pick<FeedRow, 'products'>,
  reason: NonNullable<FeedResult['reason']>,
  detail: string | null,
): string {
  const text = texts.problems[reason](detail ?? '')
  // These two ask a question, which stands last.
  return products === 0 || reason === 'shrunk' || reason === 'grown' ? text : `${text} ${texts.kept}`
}
