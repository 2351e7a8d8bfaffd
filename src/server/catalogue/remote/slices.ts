import { chanceOf } from '#domain/recommendations/random.ts'
import {
  isProviderError,
  type CatalogueProvider,
  type ProviderError,
  type ProviderProduct,
} from '#server/catalogue/provider.ts'
import type { Answered, Ask } from './ask.ts'
import type { ProviderDeps } from './deps.ts'
import type { Due } from './due.ts'
import { cachedResponse, cacheResponse, keyOf } from './response-cache.ts'

/** One question whose answer comes in pages. */
export interface Lane {
  operation: string
  /** What is asked, without the page; nothing about the user. */
  params: object
  call(page: number, pageSize: number, signal: AbortSignal): Promise<unknown>
  /** Which of the products belong to the answer. */
  accepts(product: ProviderProduct): boolean
}

/** Where a slice belongs: a page that it doesn't fill is gone on with, in a further round. */
export interface Block {
  page: number
  round: number
}

/** What a shop contributes to a block. */
export interface Slice {
  products: ProviderProduct[]
  hasMore: boolean
  /** It had more to say, but failed, or wasn't done when the page was due. */
  isCut: boolean
  failure?: ProviderError
}

/** Where to read on: the shop's page, from 1, and how many of its products were read; null at the end. */
type Place = { page: number; at: number } | null

interface Recorded {
  ends: Place[]
  isCut: boolean
  /** Until then the same block is the same products for everybody. */
  finalUntil: number
}

/** A slice that wasn't complete when it was due is read again after this; nobody scrolls more slowly. */
const LATE_FINAL_MS = 120_000
/** How long the beginning of the next slice is known. */
const RECORD_SECONDS = 3600
/** Pause between one category's request and the next. */
const BETWEEN_LANES_MS = 1_000

/**
 * Reads a shop's answers in slices, one for each block. How far a slice got is recorded under the question, never the
 * user: the next block goes on there, so that what came too late for its page is on the next one, and nothing comes twice.
 */
export function slicesOf({ id, caps }: CatalogueProvider, ask: Ask, { db, clock, wait }: ProviderDeps) {
  const size = caps.maxPageSize
  const keyFor = (lanes: readonly Lane[], block: Block) =>
    keyOf(id, 'slice', { lanes: lanes.map(({ operation, params }) => ({ operation, params })), block })
  const recordOf = async (lanes: readonly Lane[], block: Block) =>
    (await cachedResponse(db, keyFor(lanes, block), clock.now())) as Recorded | undefined

  return {
    /**
     * The slice of a block that was shown before; undefined if there was none, or that is long ago.
     * @param before the block that the shop had before
     */
    async earlier(lanes: readonly Lane[], block: Block, before: Block | undefined): Promise<Slice | undefined> {
      const record = await recordOf(lanes, block)
      return record && reread(lanes, block, before, record)
    },
    /** The slice of the next block: `count` products, or what came until it's due. */
    async next(
      lanes: readonly Lane[],
      block: Block,
      before: Block | undefined,
      { count, due }: { count: number; due: Due },
    ): Promise<Slice> {
      const record = await recordOf(lanes, block)
      if (record && clock.now().getTime() < record.finalUntil) return reread(lanes, block, before, record)
      const share = Math.ceil(count / lanes.length)
      const starts = await startsOf(lanes, block, before, share)
      const parts: LanePart[] = []
      for (const [at, lane] of lanes.entries()) {
        if (parts.at(-1)?.isFresh && caps.minIntervalMs < BETWEEN_LANES_MS) await wait(BETWEEN_LANES_MS)
        parts.push(await read(lane, starts[at] ?? null, (read) => share - read, due))
      }
      await recordEnds(lanes, block, parts)
      return sliceOf(parts, lanes, block)
    },
  }

  async function startsOf(
    lanes: readonly Lane[],
    { page }: Block,
    before: Block | undefined,
    share: number,
  ): Promise<Place[]> {
    const record = before && (await recordOf(lanes, before))
    if (record) return record.ends
    // Unknown: as if each page so far had got its share.
    const skipped = (page - 1) * share
    return lanes.map(() => ({ page: Math.floor(skipped / size) + 1, at: skipped % size }))
  }

  async function reread(
    lanes: readonly Lane[],
    block: Block,
    before: Block | undefined,
    { ends, isCut }: Recorded,
  ): Promise<Slice> {
    const starts = await startsOf(lanes, block, before, 0)
    const parts = await Promise.all(
      lanes.map((lane, at) => {
        const end = ends[at] ?? null
        const restOf = (_read: number, place: { page: number; at: number }) =>
          end === null || place.page < end.page ? Infinity : place.page > end.page ? 0 : end.at - place.at
        return read(lane, starts[at] ?? null, restOf, undefined)
      }),
    )
    return { ...sliceOf(parts, lanes, block), isCut }
  }

  interface LanePart {
    products: ProviderProduct[]
    end: Place
    isLate: boolean
    isFresh: boolean
    failure?: ProviderError
  }

  /** @param rest how many more are wanted, after so many and at this place */
  async function read(
    lane: Lane,
    start: Place,
    rest: (read: number, place: { page: number; at: number }) => number,
    due: Due | undefined,
  ): Promise<LanePart> {
    const part: LanePart = { products: [], end: start, isLate: false, isFresh: false }
    while (part.end !== null) {
      const { page, at } = part.end
      const wanted = rest(part.products.length, part.end)
      if (wanted <= 0) break
      const answer = await pageOf(lane, page, due)
      if (answer === 'late') return { ...part, isLate: true }
      if ('failure' in answer) return { ...part, failure: answer.failure }
      const found = answer.products.filter((product) => lane.accepts(product)).slice(at)
      const taken = found.slice(0, wanted)
      part.products.push(...taken)
      part.isFresh ||= answer.isFresh
      const isAll = taken.length === found.length
      part.end = !isAll
        ? { page, at: at + taken.length }
        : answer.hasMore && page * size < caps.maxResults
          ? { page: page + 1, at: 0 }
          : null
    }
    return part
  }

  async function pageOf(
    lane: Lane,
    page: number,
    due: Due | undefined,
  ): Promise<Answered | 'late' | { failure: ProviderError }> {
    if (due?.isOver()) return 'late'
    const asked = ask(lane.operation, { ...lane.params, page, pageSize: size }, (signal) =>
      lane.call(page, size, signal),
    ).catch((thrown: unknown) => {
      if (isProviderError(thrown)) return { failure: thrown }
      throw thrown
    })
    // Asked already, it goes on: the next page finds the answer in the cache.
    return due ? Promise.race([asked, due.promise]) : asked
  }

  async function recordEnds(lanes: readonly Lane[], block: Block, parts: readonly LanePart[]): Promise<void> {
    const now = clock.now()
    const isFailed = parts.some(({ failure }) => failure)
    const isLate = parts.some((part) => part.isLate)
    const finalMs = isFailed ? 0 : isLate ? LATE_FINAL_MS : caps.cacheTtlSec * 1000
    const record: Recorded = {
      ends: parts.map(({ end }) => end),
      isCut: isFailed || isLate,
      finalUntil: now.getTime() + finalMs,
    }
    const row = { cacheKey: keyFor(lanes, block), cacheType: 'slice', requestParams: null, responseData: record }
    await cacheResponse(db, row, RECORD_SECONDS, now)
  }

  function sliceOf(parts: readonly LanePart[], lanes: readonly Lane[], { page, round }: Block): Slice {
    const products = parts.flatMap((part) => part.products)
    const failure = parts.find((part) => part.failure)?.failure
    return {
      products: lanes.length < 2 ? products : shuffled(products, `${JSON.stringify(lanes)} ${page} ${round}`),
      hasMore: parts.some(({ end }) => end !== null),
      isCut: parts.some(({ isLate, failure: failed }) => isLate || failed !== undefined),
      ...(failure && { failure }),
    }
  }
}

/** Products without duplicates, in an order that is the same every time. */
function shuffled(products: readonly ProviderProduct[], seed: string): ProviderProduct[] {
  const once = [...new Map(products.map((product) => [product.id, product])).values()]
  return once.toSorted((one, other) => chanceOf(`${seed} ${one.id}`) - chanceOf(`${seed} ${other.id}`))
}
