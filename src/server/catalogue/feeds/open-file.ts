import { and, asc, eq, gt } from 'drizzle-orm'
import { MAX_FEED_BYTES } from '#domain/catalogue/sources/limits.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import type { Db } from '#server/db/connection.ts'
import { productFeedFiles } from '#server/db/schema.ts'
import { createFileFetcher, type FetchFile } from '#server/outbound/fetch-file.ts'
import type { FeedRow } from './feed.ts'
import { FeedError } from './reading/feed-error.ts'

export interface OpenFile {
  bytes: AsyncIterable<Uint8Array>
  length: number | null
  etag: string | null
  lastModified: string | null
}

interface Needed {
  db: Db
  fetchFeed?: FetchFile
}

const fetchFile = createFileFetcher()

/**
 * A feed's file, from its address or as it was uploaded; undefined if it's the same as the last one.
 * @throws {FeedError}
 */
export async function openFile(
  { db, fetchFeed = fetchFile }: Needed,
  feed: FeedRow,
  { isConditional, stopping }: { isConditional: boolean; stopping?: AbortSignal },
): Promise<OpenFile | undefined> {
  if (feed.url === null) return uploadedFile(db, feed)
  const known = isConditional ? feed : { etag: null, lastModified: null }
  const fetched = await fetchFeed(feed.url, known, stopping)
  switch (fetched.kind) {
    case 'unchanged':
      return undefined
    case 'blocked':
      throw new FeedError('blocked')
    case 'unreachable':
      throw new FeedError('unreachable', fetched.why)
    case 'refused':
      throw new FeedError(
        [401, 403].includes(fetched.status) ? 'forbidden' : statusProblem(fetched.status),
        String(fetched.status),
      )
    case 'file':
      return { ...fetched, bytes: arriving(fetched.bytes) }
  }
}

function statusProblem(status: number) {
  return status === 404 || status === 410 ? 'notFound' : 'unreachable'
}

/** Its end is checked by what is in it; that it breaks off in the middle is told here. */
async function* arriving(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = MAX_FEED_BYTES
  try {
    for await (const chunk of bytes) {
      left -= chunk.length
      if (left < 0) throw new FeedError('tooLarge', texts.gigabytes(MAX_FEED_BYTES))
      yield chunk
    }
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError(error instanceof Error && /silent/.test(error.message) ? 'timedOut' : 'truncated')
  }
}

function uploadedFile(db: Db, { id, upload }: FeedRow): OpenFile {
  if (upload === null) throw new FeedError('noFile')
  return { bytes: partsOf(db, id, upload), length: null, etag: null, lastModified: null }
}

async function* partsOf(db: Db, feedId: number, upload: string): AsyncGenerator<Uint8Array> {
  for (let last = -1; ;) {
    const [part] = await db
      .select({ part: productFeedFiles.part, content: productFeedFiles.content })
      .from(productFeedFiles)
      .where(
        and(eq(productFeedFiles.feedId, feedId), eq(productFeedFiles.upload, upload), gt(productFeedFiles.part, last)),
      )
      .orderBy(asc(productFeedFiles.part))
      .limit(1)
    if (!part) return
    yield part.content
    last = part.part
  }
}
