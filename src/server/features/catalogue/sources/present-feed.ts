import type { FeedDepartment, FeedImport, Source, SourceDetails } from '#domain/catalogue/sources/schema.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { providerOf, type FeedRow } from '#server/catalogue/feeds/feed.ts'
import { problemText } from '#server/catalogue/feeds/problem-text.ts'
import { shownAddress } from '#server/catalogue/feeds/shown-address.ts'
import type { FeedResult } from '#server/db/schema.ts'

/** What else is known of a feed. */
export interface FeedHistory {
  recentFailures: number
  lastFailure: Source['lastFailure']
}

export function presentFeed(row: FeedRow, { recentFailures, lastFailure }: FeedHistory): Source {
  const lastImport = row.lastResult && presentResult(row, row.lastResult)
  return {
    id: providerOf(row.id),
    kind: 'feed',
    name: row.name,
    ...conditionOf(row, lastImport),
    products: row.products,
    callsToday: 0,
    dailyBudget: null,
    recentFailures,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    lastFailure,
    pausedUntil: null,
    feed: {
      url: row.url === null ? null : shownAddress(row.url),
      fileName: row.fileName,
      schedule: row.schedule,
      nextRunAt: row.nextRunAt?.toISOString() ?? null,
      format: row.format,
      mapping: row.mapping ?? row.usedMapping,
      lastImport,
      progress:
        row.state === 'idle'
          ? null
          : { phase: row.phase, done: row.doneBytes, total: row.totalBytes, items: row.items },
    },
  }
}

export function presentFeedDetails(row: FeedRow, history: FeedHistory): SourceDetails {
  return { ...presentFeed(row, history), departments: departmentsOf(row) }
}

/** Those of the file, and those that were chosen and aren't in the file any longer. */
function departmentsOf({ departments, chosenDepartments }: FeedRow): FeedDepartment[] {
  const counted = new Map(departments.map((one) => [one.name, one]))
  const gone = Object.keys(chosenDepartments).filter((name) => !counted.has(name))
  return [...departments, ...gone.map((name) => ({ name, products: 0, guess: null }))].map((one) => {
    const isGuessed = !Object.hasOwn(chosenDepartments, one.name)
    const categoryId = isGuessed ? one.guess : (chosenDepartments[one.name] ?? null)
    return { name: one.name, products: one.products, categoryId, isGuessed }
  })
}

function conditionOf(row: FeedRow, last: FeedImport | null): Pick<Source, 'state' | 'note'> {
  if (row.state !== 'idle') return { state: 'importing', note: texts.importing }
  if (!last)
    return { state: 'off', note: row.url === null && row.fileName === null ? texts.waitsForFile : texts.notImported }
  if (last.outcome === 'imported' || last.outcome === 'unchanged') return { state: 'ok', note: null }
  // What was there before is still found.
  return { state: row.products > 0 ? 'degraded' : 'failing', note: last.text }
}

function presentResult(row: FeedRow, { detail, ...result }: FeedResult): FeedImport {
  const { reason } = result
  return {
    ...result,
    text: reason === null ? null : problemText(row, reason, detail),
    canConfirm: reason === 'shrunk' || reason === 'grown',
  }
}
