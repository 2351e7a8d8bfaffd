import type { FeedField, FeedFormat, FeedMapping } from '#domain/catalogue/sources/fields.ts'
import { guessCategory } from '#domain/catalogue/sources/guess-category.ts'
import { readItem, type FeedItem, type Reject } from '#domain/catalogue/sources/item.ts'
import { MAX_DEPARTMENTS, MAX_FEED_ITEMS, MAX_REJECTS } from '#domain/catalogue/sources/limits.ts'
import { guessMapping, missingFields } from '#domain/catalogue/sources/mapping.ts'
import { feedItemTexts } from '#domain/texts/feed-items.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import type { CountedDepartment } from '#server/db/schema.ts'
import { decoded, type Encoding } from './decode.ts'
import { FeedError } from './feed-error.ts'
import { productJson } from './product-json.ts'
import { readRecords, type FeedRecord, type FeedRecords } from './records.ts'
import { createSeenIds } from './seen-ids.ts'
import { unpacked } from './unpack.ts'

const utf8 = new TextEncoder()

/** How a feed is to be read. */
export interface Reading {
  feedId: number
  /** Null: by the names of the columns. */
  mapping: FeedMapping | null
  chosenDepartments: Record<string, string | null>
  /** Items that end the reading, because there are far more than ever before. */
  mostItems: number
  /** Products of one batch. */
  batch: number
  now: Date
}

/** Some of a feed's products, and what was left out between them. */
export interface FeedBatch {
  /** Rows of the products table as one JSON text, in UTF-8: handed on from thread to database without another copy. */
  json: Uint8Array<ArrayBuffer>
  products: number
  rejects: (Reject & { line: number })[]
  /** Items read so far. */
  read: number
}

/** What is known at the end. */
export interface FeedSummary {
  format: FeedFormat
  encoding: Encoding
  mapping: FeedMapping
  read: number
  rejected: number
  /** Of them those that can't be read. */
  broken: number
  /** Of them those with characters that can't be read. */
  garbled: number
  hasGaps: boolean
  departments: CountedDepartment[]
  /** Where its pictures are, the most used first. */
  pictureHosts: string[]
}

/**
 * Reads a file of any of the formats, batch by batch and with little of it in memory.
 * @returns the summary
 * @throws {FeedError} when it's no feed, or ends in the middle
 */
export async function* readFeed(
  source: AsyncIterable<Uint8Array>,
  reading: Reading,
): AsyncGenerator<FeedBatch, FeedSummary> {
  const file = await openFeed(source, reading.mapping)
  const categories = createCategories(reading.chosenDepartments)
  const seen = createSeenIds()
  const hosts = createHosts()
  const asOf = reading.now.toISOString()
  const summary = { read: 0, rejected: 0, broken: 0, garbled: 0 }
  let rows: string[] = []
  let rejects: FeedBatch['rejects'] = []
  const batch = (): FeedBatch => {
    const made = { json: utf8.encode(`[${rows.join(',')}]`), products: rows.length, rejects, read: summary.read }
    rows = []
    rejects = []
    return made
  }
  for await (const record of file.records.items) {
    summary.read += 1
    if (summary.read > reading.mostItems) throw new FeedError('grown', String(summary.read))
    if (summary.read > MAX_FEED_ITEMS) throw new FeedError('tooLarge', texts.items(MAX_FEED_ITEMS))
    const read = file.itemOf(record, reading.now)
    const item = 'kind' in read || seen.isNew(read.id) ? read : twice(read)
    if ('kind' in item) {
      summary.rejected += 1
      if (item.kind === 'broken') summary.broken += 1
      if (item.reason === feedItemTexts.strangeCharacters) summary.garbled += 1
      rejects.push({ ...item, line: record.line })
    } else {
      hosts.count(item.imageUrl)
      const categoryId = forGender(categories.of(item.department), item.gender)
      rows.push(JSON.stringify(productJson(item, reading.feedId, categoryId, asOf)))
    }
    if (rows.length >= reading.batch || rejects.length >= MAX_REJECTS) yield batch()
  }
  if (rows.length > 0 || rejects.length > 0) yield batch()
  return {
    ...summary,
    format: file.records.format,
    encoding: file.encoding(),
    mapping: file.mapping(),
    hasGaps: file.records.hasGaps,
    departments: categories.counted(),
    pictureHosts: hosts.mostUsed(),
  }
}

/** The file as records, and how to make items of them. */
export interface OpenFeed {
  records: FeedRecords
  encoding: () => Encoding
  mapping: () => FeedMapping
  /** @throws {FeedError} when there's no column for what no item can do without */
  itemOf: (record: FeedRecord, now: Date) => FeedItem | Reject
}

/** @throws {FeedError} */
export async function openFeed(source: AsyncIterable<Uint8Array>, wanted: FeedMapping | null): Promise<OpenFeed> {
  const text = decoded(unpacked(source))
  const records = await readRecords(text.text)
  const known: { columns: number; mapping: FeedMapping; places: Map<FeedField, number> } = {
    columns: 0,
    mapping: wanted ?? {},
    places: new Map(),
  }
  // Columns of XML come with the items.
  const learn = () => {
    const { columns } = records
    known.columns = columns.length
    known.mapping = wanted ?? guessMapping(columns)
    known.places = new Map(
      Object.entries(known.mapping).flatMap(([field, column]): [FeedField, number][] => {
        const place = columns.indexOf(column)
        return place < 0 ? [] : [[field as FeedField, place]]
      }),
    )
    if (records.format === 'xml') return
    const missing = missingFields(known.mapping, columns)
    if (missing.length > 0) throw new FeedError('notAFeed', texts.missingColumns(missing))
  }
  return {
    records,
    encoding: () => text.encoding,
    mapping: () => known.mapping,
    itemOf(record, now) {
      if (records.columns.length !== known.columns) learn()
      const value = (field: FeedField) => record.cells[known.places.get(field) ?? -1] ?? ''
      const item = readItem(value, now)
      if (record.isTooLong) return broken(value, feedItemTexts.tooLong)
      const { length } = record.cells
      // A cell too many has moved all that follow it; a shorter line has lost some.
      if (records.format !== 'xml' && length !== known.columns && !isOnlyPadding(record, known.columns))
        return broken(value, feedItemTexts.cells(length, known.columns))
      return item
    },
  }
}

function isOnlyPadding({ cells }: FeedRecord, columns: number): boolean {
  return cells.length > columns && cells.slice(columns).every((cell) => (cell ?? '').trim() === '')
}

function broken(value: (field: FeedField) => string, reason: string): Reject {
  return { id: value('id').slice(0, 120), title: value('title').slice(0, 150), kind: 'broken', reason }
}

function twice({ id, title }: FeedItem): Reject {
  return { id, title, kind: 'unwanted', reason: feedItemTexts.twice }
}

/** The category of each department, and how many items name it. */
export function createCategories(chosen: Record<string, string | null>) {
  const departments = new Map<string, CountedDepartment>()
  return {
    of(name: string): string | null {
      const known = departments.get(name)
      const one = known ?? { name, products: 0, guess: name === '' ? null : guessCategory(name) }
      one.products += 1
      // More than that are no departments but a text of each item.
      if (!known && departments.size < MAX_DEPARTMENTS) departments.set(name, one)
      return Object.hasOwn(chosen, name) ? (chosen[name] ?? null) : one.guess
    },
    counted: () =>
      [...departments.values()]
        .filter(({ name }) => name !== '')
        .toSorted((one, other) => other.products - one.products),
  }
}

const CLOTHES = 'clothing-shoes-and-jewelry'

/** A department that says only that it's clothes, and an item that says for whom. */
function forGender(categoryId: string | null, gender: FeedItem['gender']): string | null {
  if (categoryId !== CLOTHES || gender === null) return categoryId
  return `${CLOTHES}.${gender === 'male' ? 'men' : 'women'}`
}

/** Shops have their pictures in a few places; a page is told of no more. */
const MAX_HOSTS = 20

function createHosts() {
  const uses = new Map<string, number>()
  return {
    count(address: string): void {
      const host = /^https:\/\/([a-z0-9.-]+)(?=[/?:]|$)/i.exec(address)?.[1]?.toLowerCase()
      if (host !== undefined && (uses.has(host) || uses.size < 10 * MAX_HOSTS))
        uses.set(host, (uses.get(host) ?? 0) + 1)
    },
    mostUsed: () =>
      [...uses]
        .toSorted(([, one], [, other]) => other - one)
        .slice(0, MAX_HOSTS)
        .map(([host]) => host),
  }
}
