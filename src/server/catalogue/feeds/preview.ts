import type { FeedMapping } from '#domain/catalogue/sources/fields.ts'
import { PREVIEW_ROWS } from '#domain/catalogue/sources/limits.ts'
import type { FeedItem } from '#domain/catalogue/sources/item.ts'
import type { FeedPreview } from '#domain/catalogue/sources/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { cut, plainLine } from '#domain/imports/plain-text.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import type { Services } from '#server/services.ts'
import type { FeedRow } from './feed.ts'
import { openFile } from './open-file.ts'
import { isFeedError } from './reading/feed-error.ts'
import type { OpenFeed } from './reading/read-feed.ts'
import type { FeedRecord } from './reading/records.ts'

/** Items whose departments are counted. */
const LOOKED_AT = 2_000
/** A host that never ends must not keep the administrator waiting. */
const PATIENCE_MS = 20_000
const SAMPLES = 3
const MAX_SAMPLE = 80

type Needed = Pick<Services, 'db' | 'clock' | 'fetchFeed'>

/** Loaded when the first feed is previewed: an idle process needs no readers of CSV, XML and ZIP. */
const reading = () => import('./reading/read-feed.ts')

/**
 * The beginning of a feed, as it would be imported.
 * @throws {AppError} INVALID with the sentence that says why it can't be read
 */
export async function previewFeed(
  services: Needed,
  feed: FeedRow,
  wanted: FeedMapping | undefined,
): Promise<FeedPreview> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), PATIENCE_MS)
  try {
    const file = await openFile(services, feed, { isConditional: false, stopping: ending.signal })
    if (!file) throw new Error('a preview asks for the whole file')
    const { openFeed } = await reading()
    return await read(await openFeed(file.bytes, wanted ?? feed.mapping), feed, services.clock.now(), ending.signal)
  } catch (error) {
    if (ending.signal.aborted) throw new AppError('INVALID', texts.problems.timedOut())
    if (isFeedError(error)) throw new AppError('INVALID', texts.problems[error.problem](error.detail))
    throw error
  } finally {
    clearTimeout(timer)
    ending.abort()
  }
}

async function read(file: OpenFeed, feed: FeedRow, now: Date, signal: AbortSignal): Promise<FeedPreview> {
  const { createCategories } = await reading()
  const categories = createCategories(feed.chosenDepartments)
  const rows: FeedPreview['rows'] = []
  const problems = new Set<string>()
  const samples: Set<string>[] = []
  let looked = 0
  for await (const record of file.records.items) {
    signal.throwIfAborted()
    looked += 1
    if (looked > LOOKED_AT) break
    takeSamples(samples, record)
    const item = itemOrProblem(file, record, now, problems)
    if (item === undefined) continue
    const isRejected = 'kind' in item
    const product = isRejected ? null : shown(item, categories.of(item.department))
    if (rows.length < PREVIEW_ROWS) rows.push({ line: record.line, product, problem: isRejected ? item.reason : null })
  }
  return {
    format: file.records.format,
    encoding: file.encoding(),
    columns: file.records.columns.map((name, at) => ({ name, samples: [...(samples[at] ?? [])] })),
    mapping: file.mapping(),
    rows,
    departments: categories.counted().map(({ name, products, guess }) => {
      const isGuessed = !Object.hasOwn(feed.chosenDepartments, name)
      return { name, products, isGuessed, categoryId: isGuessed ? guess : (feed.chosenDepartments[name] ?? null) }
    }),
    problems: [...problems],
  }
}

/** Undefined where the mapping is wrong as a whole: its columns can be chosen then. */
function itemOrProblem(file: OpenFeed, record: FeedRecord, now: Date, problems: Set<string>) {
  try {
    return file.itemOf(record, now)
  } catch (error) {
    if (!isFeedError(error)) throw error
    problems.add(texts.problems[error.problem](error.detail))
    return undefined
  }
}

function takeSamples(samples: Set<string>[], { cells }: FeedRecord): void {
  for (const [at, cell = ''] of cells.entries()) {
    const some = (samples[at] ??= new Set())
    if (some.size >= SAMPLES) continue
    const sample = cut(plainLine(cell.slice(0, 4 * MAX_SAMPLE)), MAX_SAMPLE)
    if (sample !== '') some.add(sample)
  }
}

function shown(item: FeedItem, categoryId: string | null) {
  const { id, title, productUrl, imageUrl, brand, gtin, department, inStock, priceCents, originalPriceCents } = item
  return {
    id,
    title,
    price: toDecimal(priceCents),
    originalPrice: originalPriceCents === null ? null : toDecimal(originalPriceCents),
    imageUrl,
    productUrl,
    brand,
    gtin,
    department,
    categoryId,
    inStock,
  }
}
