import { randomUUID } from 'node:crypto'
import { and, eq, ne } from 'drizzle-orm'
import { MAX_UPLOAD_BYTES } from '#domain/catalogue/sources/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import type { Db } from '#server/db/connection.ts'
import { productFeedFiles, productFeeds } from '#server/db/schema.ts'

const PART_BYTES = 512 * 1024

/**
 * Keeps an uploaded file, part by part as it arrives. The file before stays until this one is complete.
 * @throws {AppError} INVALID, TOO_LARGE
 */
export async function storeFile(
  db: Db,
  feedId: number,
  { bytes, name }: { bytes: AsyncIterable<Uint8Array>; name: string },
): Promise<void> {
  const upload = randomUUID()
  try {
    let part = 0
    for await (const content of inParts(bytes))
      await db.insert(productFeedFiles).values({ feedId, upload, part: part++, content })
    if (part === 0) throw new AppError('INVALID', texts.emptyFile)
  } catch (error) {
    await db
      .delete(productFeedFiles)
      .where(and(eq(productFeedFiles.feedId, feedId), eq(productFeedFiles.upload, upload)))
    throw error
  }
  await db.update(productFeeds).set({ upload, fileName: name }).where(eq(productFeeds.id, feedId))
  await db.delete(productFeedFiles).where(and(eq(productFeedFiles.feedId, feedId), ne(productFeedFiles.upload, upload)))
}

async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  let total = 0
  for await (const chunk of bytes) {
    total += chunk.length
    if (total > MAX_UPLOAD_BYTES) throw new AppError('TOO_LARGE', texts.uploadTooLarge)
    held.push(chunk)
    size += chunk.length
    if (size < PART_BYTES) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}
