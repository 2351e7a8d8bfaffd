import { asc, eq } from 'drizzle-orm'
import { csvFile } from '#domain/shared/csv.ts'
import { AppError } from '#domain/shared/errors.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { feedBySource } from '#server/catalogue/feeds/feed.ts'
import type { Db } from '#server/db/connection.ts'
import { productFeedRejects } from '#server/db/schema.ts'

/** What the last import left out, as CSV. @throws {AppError} NOT_FOUND where it's nothing */
export async function rejectsAsCsv(db: Db, sourceId: string): Promise<string> {
  const feed = await feedBySource(db, sourceId)
  const rows = await db
    .select()
    .from(productFeedRejects)
    .where(eq(productFeedRejects.feedId, feed.id))
    .orderBy(asc(productFeedRejects.position))
  if (rows.length === 0) throw new AppError('NOT_FOUND', texts.noRejects)
  const { line, reason, id, title } = texts.rejectColumns
  return csvFile([
    [line, reason, id, title],
    ...rows.map((row) => [String(row.line), row.reason, row.itemId, row.title]),
  ])
}
