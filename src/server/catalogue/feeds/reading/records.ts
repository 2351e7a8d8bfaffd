import { Readable } from 'node:stream'
import { parse, type CastingContext, type CsvError, type Options } from 'csv-parse'
import { Parser } from 'htmlparser2'
import type { FeedFormat } from '#domain/catalogue/sources/fields.ts'
import { MAX_COLUMN_NAME, MAX_COLUMNS, MAX_ITEM_LENGTH } from '#domain/catalogue/sources/limits.ts'
import { plainLine } from '#domain/imports/plain-text.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { FeedError } from './feed-error.ts'

export interface FeedRecord {
  /** Where it ends in the file, from 1; of XML the number of the item. */
  line: number
  /** In the order of the columns; missing ones at the end are absent. */
  cells: (string | undefined)[]
  /** It's longer than any item. */
  isTooLong: boolean
}

export interface FeedRecords {
  format: FeedFormat
  /** Of a table known from its first line on; of XML they grow with the items. */
  columns: string[]
  /** Something between items couldn't be read, so that nobody knows which items were in it. */
  hasGaps: boolean
  items: AsyncIterable<FeedRecord>
}

/**
 * The items of a list as records, whatever their format.
 * @throws {FeedError} when it's none of them, or ends in the middle
 */
export async function readRecords(text: AsyncIterable<string>): Promise<FeedRecords> {
  const chunks = text[Symbol.asyncIterator]()
  let start = ''
  let isDone = false
  while (!isDone && !/\S[\s\S]*[\n>]/.test(start.slice(0, MAX_ITEM_LENGTH))) {
    const next = await chunks.next()
    if (next.done === true) isDone = true
    else start += next.value
    if (start.length > MAX_ITEM_LENGTH * 4) break
  }
  start = start.replace(/^\uFEFF?\s*/, '')
  if (start === '') throw new FeedError('empty')
  async function* whole(): AsyncGenerator<string> {
    try {
      yield start
      if (isDone) return
      for (;;) {
        const next = await chunks.next()
        if (next.done === true) return
        yield next.value
      }
    } finally {
      await chunks.return?.()
    }
  }
  if (/^<(?:!doctype html|html)/i.test(start)) throw new FeedError('notAFeed', texts.webPage)
  if (start.startsWith('<')) return xmlRecords(whole())
  if (/^[{[]/.test(start)) throw new FeedError('notAFeed', texts.json)
  return tableRecords(start, whole())
}

function xmlRecords(text: AsyncIterable<string>): FeedRecords {
  const columns: string[] = []
  const places = new Map<string, number>()
  const found: FeedRecord[] = []
  let depth = 0
  let count = 0
  let hasRoot = false
  let isClosed = false
  /** Depth of the item that is being read; 0 outside. */
  let itemDepth = 0
  let item: FeedRecord = { line: 0, cells: [], isTooLong: false }
  let place = -1
  let length = 0
  const put = (name: string, value: string) => {
    let at = places.get(name)
    if (at === undefined) {
      if (columns.length >= MAX_COLUMNS) return -1
      at = columns.push(name.slice(0, MAX_COLUMN_NAME)) - 1
      places.set(name, at)
    }
    // Of a repeated element the first counts.
    if (item.cells[at] !== undefined) return -1
    item.cells[at] = value
    return at
  }
  const parser = new Parser(
    {
      onopentag(name, { href }) {
        depth += 1
        hasRoot = true
        if (depth > MAX_DEPTH) throw new FeedError('notAFeed', texts.deep)
        if (itemDepth === 0) {
          if (!itemNames.has(name)) return
          itemDepth = depth
          count += 1
          length = 0
          item = { line: count, cells: [], isTooLong: false }
        } else if (depth === itemDepth + 1) place = put(name, name === 'link' && href !== undefined ? href : '')
      },
      ontext(part) {
        if (itemDepth === 0 || place < 0 || depth !== itemDepth + 1) return
        length += part.length
        if (length > MAX_ITEM_LENGTH) item.isTooLong = true
        else item.cells[place] += part
      },
      onclosetag() {
        if (depth === itemDepth + 1) place = -1
        if (depth === itemDepth) {
          found.push(item)
          itemDepth = 0
        }
        depth -= 1
        if (depth === 0) isClosed = true
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  const result: FeedRecords = { format: 'xml', columns, hasGaps: false, items: items() }
  return result

  async function* items(): AsyncGenerator<FeedRecord> {
    for await (const part of text) {
      parser.write(part)
      yield* found.splice(0)
    }
    const isWhole = isClosed
    parser.end()
    if (!hasRoot) throw new FeedError('notAFeed')
    if (!isWhole) throw new FeedError('truncated')
    yield* found.splice(0)
    if (count === 0) throw new FeedError(columns.length === 0 ? 'empty' : 'notAFeed')
  }
}

/** In feeds that were seen: RSS, Atom, and Awin's own. */
const itemNames = new Set(['item', 'entry', 'prod', 'product'])
const MAX_DEPTH = 60

function tableRecords(start: string, text: AsyncIterable<string>): FeedRecords {
  const delimiter = delimiterOf(start)
  const result: FeedRecords = {
    format: delimiter === '\t' ? 'tsv' : 'csv',
    columns: [],
    hasGaps: false,
    items: items(),
  }
  return result

  async function* items(): AsyncGenerator<FeedRecord> {
    let endsWithBreak = true
    let isOpen = false
    async function* watched() {
      for await (const part of text) {
        if (part !== '') endsWithBreak = part.endsWith('\n') || part.endsWith('\r')
        yield part
      }
    }
    const parser = parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ITEM_LENGTH,
      skip_records_with_error: true,
      on_record: asRecord,
      on_skip: (error: CsvError | undefined) => {
        result.hasGaps = true
        if (error?.code === 'CSV_QUOTE_NOT_CLOSED') isOpen = true
      },
    })
    const input = Readable.from(watched())
    input.once('error', (error) => parser.destroy(error))
    input.pipe(parser)
    let last: FeedRecord | undefined
    try {
      for await (const record of parser as AsyncIterable<FeedRecord>) {
        if (result.columns.length === 0) {
          result.columns.push(...columnNames(record.cells.map((cell) => cell ?? '')))
          continue
        }
        if (last) yield last
        last = record
      }
    } finally {
      input.destroy()
      parser.destroy()
    }
    // Its last line was cut off, or a quotation mark waits for its other half.
    const isCut = !endsWithBreak && last !== undefined && last.cells.length < result.columns.length
    if (isOpen || isCut) throw new FeedError('truncated')
    if (last) yield last
    else if (!result.hasGaps) throw new FeedError('empty')
  }
}

/** The library's types know rows of text only. */
const asRecord = ((cells: string[], { lines }: CastingContext): FeedRecord => ({
  line: lines,
  cells,
  isTooLong: false,
})) as unknown as NonNullable<Options['on_record']>

/** The one that makes most columns of the first line. */
function delimiterOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '')
  const counts = ['\t', ',', ';', '|'].map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}

/** @throws {FeedError} */
function columnNames(cells: string[]): string[] {
  if (cells.length > MAX_COLUMNS) throw new FeedError('notAFeed', texts.manyColumns(cells.length))
  if (cells.length < 3) throw new FeedError('notAFeed', texts.fewColumns)
  const names = new Set<string>()
  return cells.map((cell, at) => {
    const name = plainLine(cell.slice(0, MAX_COLUMN_NAME)) || texts.column(at + 1)
    const own = names.has(name) ? `${name} (${at + 1})` : name
    names.add(own)
    return own
  })
}
