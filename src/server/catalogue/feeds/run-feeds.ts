import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { MAX_REJECTS } from '#domain/catalogue/sources/limits.ts'
import { recordFailure } from '#server/catalogue/remote/failures.ts'
import type { Db } from '#server/db/connection.ts'
import { productFeedRejects, productFeeds, type FeedResult } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { providerOf, type FeedRow } from './feed.ts'
import { loadBatch, takeOverMissing, withoutLimit, type Loading } from './load.ts'
import { openFile, type OpenFile } from './open-file.ts'
import { problemText } from './problem-text.ts'
import { createTable, hasTable, indexesFor, named, newTableName } from './products-table.ts'
import { dropAbandoned, publish } from './publish.ts'
import { FeedError, isFeedError } from './reading/feed-error.ts'
import type { FeedBatch, FeedSummary } from './reading/read-feed.ts'
import { readInWorker } from './reading/read-in-worker.ts'
import { nextRunOf, nextTryOf } from './schedule.ts'
import { judge, mostItems } from './verdict.ts'

/** Renewed every few seconds: another process begins again after this one was killed. */
const LEASE_MS = 60_000
const RENEW_MS = 3_000
/** Claims of one run, after which it has failed. */
const MAX_ATTEMPTS = 3
/** Keys of items that are absent for a reason; with more of them, everything absent is kept. */
const MAX_KEYS = 50_000

type Needed = Pick<Services, 'db' | 'clock' | 'settings' | 'patiently' | 'fetchFeed' | 'readFeed'>

/** Imports every feed that is due or was asked for, and that no other process imports, one after another. */
export async function runFeeds(services: Needed, stopping: AbortSignal): Promise<void> {
  const { db, clock } = services
  await awaken(db, clock.now())
  const worker = randomUUID()
  while (!stopping.aborted) {
    const feed = await claim(db, worker, clock.now())
    if (!feed) break
    await runOne(services, feed, worker, stopping)
  }
  await dropAbandoned(db)
}

/** Feeds whose time has come, and those whose products a restore hasn't brought back. */
async function awaken(db: Db, now: Date): Promise<void> {
  const isIdle = eq(productFeeds.state, 'idle')
  await db
    .update(productFeeds)
    .set({ state: 'waiting', phase: 'waiting' })
    .where(and(isIdle, lte(productFeeds.nextRunAt, now)))
  await db
    .update(productFeeds)
    .set({ state: 'waiting', phase: 'waiting', productsTable: null, products: 0, etag: null, lastModified: null })
    .where(
      and(
        isIdle,
        isNotNull(productFeeds.productsTable),
        sql`to_regclass('public.' || ${productFeeds.productsTable}) is null`,
      ),
    )
}

async function claim(db: Db, worker: string, now: Date): Promise<FeedRow | undefined> {
  // A lease further ahead than any was written by a clock that was ahead.
  const isFree = or(
    sql`${productFeeds.lockedUntil} is null`,
    lt(productFeeds.lockedUntil, now),
    sql`${productFeeds.lockedUntil} > ${new Date(now.getTime() + LEASE_MS)}`,
  )
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: productFeeds.id })
      .from(productFeeds)
      .where(and(inArray(productFeeds.state, ['waiting', 'running']), isFree))
      .orderBy(asc(productFeeds.id))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!next) return undefined
    const [row] = await tx
      .update(productFeeds)
      .set({
        state: 'running',
        phase: 'reading',
        startedAt: now,
        doneBytes: 0,
        totalBytes: null,
        items: 0,
        lockedBy: worker,
        lockedUntil: new Date(now.getTime() + LEASE_MS),
        attempts: sql`${productFeeds.attempts} + 1`,
      })
      .where(eq(productFeeds.id, next.id))
      .returning()
    return row
  })
}

/** One import under way. */
interface Run {
  feed: FeedRow
  worker: string
  /** Aborted when the process stops, or the lease is another's. */
  ending: AbortController
  progress: { phase: FeedRow['phase']; doneBytes: number; totalBytes: number | null; items: number }
  rejects: FeedBatch['rejects']
}

async function runOne(services: Needed, feed: FeedRow, worker: string, stopping: AbortSignal): Promise<void> {
  const { db } = services
  const run: Run = {
    feed,
    worker,
    ending: new AbortController(),
    progress: { phase: 'reading', doneBytes: 0, totalBytes: null, items: 0 },
    rejects: [],
  }
  const stop = () => run.ending.abort(new Error('this process stops'))
  stopping.addEventListener('abort', stop, { once: true })
  const renewing = setInterval(() => void renew(services, run), RENEW_MS)
  try {
    if (feed.attempts > MAX_ATTEMPTS) throw new FeedError('interrupted')
    const result = await importFeed(services, run)
    if (result) await finish(services, run, result)
  } catch (error) {
    if (run.ending.signal.aborted) await giveBack(db, run)
    else if (isFeedError(error)) await fail(services, run, error)
    else {
      await fail(services, run, new FeedError('interrupted'))
      throw error
    }
  } finally {
    clearInterval(renewing)
    stopping.removeEventListener('abort', stop)
  }
}

interface Done {
  result: Omit<FeedResult, 'startedAt' | 'endedAt'>
  /** Undefined if nothing was published. */
  published?: { changes: Partial<typeof productFeeds.$inferInsert>; loading: Loading }
}

const nothing = { reason: null, detail: null, read: 0, added: 0, changed: 0, missing: 0, removed: 0, rejected: 0 }

async function importFeed(services: Needed, run: Run): Promise<Done> {
  const { db, clock } = services
  const { feed } = run
  const previous = feed.productsTable !== null && (await hasTable(db, feed.productsTable)) ? feed.productsTable : null
  const file = await openFile(services, feed, {
    isConditional: previous !== null && !feed.isConfirmed,
    stopping: run.ending.signal,
  })
  if (!file) return { result: { ...nothing, outcome: 'unchanged' } }
  const loading: Loading = { provider: providerOf(feed.id), table: newTableName(feed.id), previous }
  const before = previous === null ? 0 : feed.products
  await createTable(db, loading.table, loading.provider)
  const { summary, loaded, absent, isIndexed } = await loadAll(services, run, { file, loading, before })
  judge(summary, before, feed.isConfirmed)
  run.progress.phase = 'indexing'
  if (!isIndexed) await buildIndexes(services, loading.table)
  // Before the first statement that is planned by what is in it.
  await analyze(services, loading.table)
  const step = isEmbedded(services) ? EMBEDDED_STEP : Number.MAX_SAFE_INTEGER
  const taken = await services.patiently(() => takeOverMissing(db, loading, absent, { now: clock.now(), step }))
  run.ending.signal.throwIfAborted()
  run.progress.phase = 'publishing'
  const { added, changed } = loaded
  const { missing, removed } = taken
  const { read, rejected } = summary
  return {
    result: { ...nothing, outcome: 'imported', read, rejected, added, changed, missing, removed },
    published: {
      loading,
      changes: {
        format: summary.format,
        usedMapping: summary.mapping,
        departments: summary.departments,
        pictureHosts: summary.pictureHosts,
        products: loaded.shown + taken.shown,
        etag: file.etag,
        lastModified: file.lastModified,
      },
    },
  }
}

interface LoadOptions {
  file: OpenFile
  loading: Loading
  before: number
}

/**
 * On a server indexes are built when everything is loaded. The embedded database has one session for everybody: there they
 * are built early, and each batch does a little more work, so that nobody waits for an index of all.
 */
const EMBEDDED_INDEX_AT = 2_000
/** Ids that are looked at in one statement there. */
const EMBEDDED_STEP = 1_000

async function loadAll(services: Needed, run: Run, { file, loading, before }: LoadOptions) {
  const { db, clock, readFeed = readInWorker } = services
  const { feed, progress, ending } = run
  const hasOneSession = isEmbedded(services)
  let isIndexed = false
  progress.totalBytes = file.length
  const loaded = { added: 0, changed: 0, shown: 0 }
  const absent = { broken: [] as string[], gone: [] as string[], keepsAll: false }
  // Two sessions of a server work at once; the embedded database has one.
  const turns = pLimit(hasOneSession ? 1 : 2)
  const underWay = new Set<Promise<void>>()
  const batches = readFeed(counted(file.bytes, progress, ending.signal), {
    feedId: feed.id,
    mapping: feed.mapping,
    chosenDepartments: feed.chosenDepartments,
    mostItems: feed.isConfirmed ? Number.MAX_SAFE_INTEGER : Math.min(mostItems(before), Number.MAX_SAFE_INTEGER),
    batch: hasOneSession ? 100 : 500,
    now: clock.now(),
  })
  let failure: unknown
  let summary: FeedSummary | undefined
  try {
    for (;;) {
      const next = await batches.next()
      if (next.done === true) {
        summary = next.value
        break
      }
      ending.signal.throwIfAborted()
      if (failure !== undefined) throw failure
      const batch = next.value
      progress.items = batch.read
      for (const reject of batch.rejects) {
        if (run.rejects.length < MAX_REJECTS) run.rejects.push(reject)
        const keys = reject.kind === 'broken' ? absent.broken : reject.kind === 'gone' ? absent.gone : undefined
        if (keys && reject.id !== '') keys.push(`${feed.id}:${reject.id}`)
      }
      const work = turns(async () => {
        const { added, changed, shown } = await loadBatch(db, loading, batch)
        loaded.added += added
        loaded.changed += changed
        loaded.shown += shown
        if (!hasOneSession || isIndexed || batch.read < EMBEDDED_INDEX_AT) return
        isIndexed = true
        await buildIndexes(services, loading.table)
      })
        .catch((error: unknown) => {
          failure ??= error
        })
        .finally(() => underWay.delete(work))
      underWay.add(work)
      if (underWay.size >= 3) await Promise.race(underWay)
    }
  } finally {
    await Promise.all(underWay)
    // To end a generator takes a result for it, which nobody reads here.
    if (!summary) await batches.return(undefined as never)
  }
  if (failure !== undefined) throw failure
  absent.keepsAll = summary.hasGaps || absent.broken.length > MAX_KEYS
  if (absent.broken.length > MAX_KEYS) absent.broken = []
  return { summary, loaded, absent, isIndexed }
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  progress: Run['progress'],
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    signal.throwIfAborted()
    progress.doneBytes += chunk.length
    yield chunk
  }
}

/** A small sample is enough, and where everybody has one session, a large one would keep them waiting. */
function analyze(services: Needed, table: string): Promise<unknown> {
  return services.patiently(() =>
    withoutLimit(services.db, async (tx) => {
      await tx.execute(sql`set local default_statistics_target = 10`)
      await tx.execute(sql`analyze ${named(table)}`)
    }),
  )
}

const isEmbedded = ({ settings }: Needed) => settings.databaseUrl === undefined

async function buildIndexes({ db, patiently }: Needed, table: string): Promise<void> {
  const turns = pLimit(2)
  const statements = await indexesFor(db, table)
  await patiently(() =>
    Promise.all(statements.map((statement) => turns(() => withoutLimit(db, (tx) => tx.execute(statement))))),
  )
}

/** Says how far it is and that somebody is at it; ends the run if it's another's. */
async function renew({ db, clock }: Needed, { feed, worker, ending, progress }: Run): Promise<void> {
  try {
    const { rowCount } = await db
      .update(productFeeds)
      .set({ ...progress, lockedUntil: new Date(clock.now().getTime() + LEASE_MS) })
      .where(and(eq(productFeeds.id, feed.id), eq(productFeeds.lockedBy, worker)))
    if (rowCount !== 1) ending.abort(new Error('another process has it'))
  } catch {
    // The next one may succeed; if none does, another process takes over.
  }
}

const over = {
  state: 'idle',
  phase: 'waiting',
  lockedBy: null,
  lockedUntil: null,
  attempts: 0,
  isConfirmed: false,
} as const

async function finish(services: Needed, run: Run, { result, published }: Done): Promise<void> {
  const { db, clock } = services
  const { feed, worker } = run
  const now = clock.now()
  const changes = {
    ...over,
    lastResult: resultOf(run, result, now),
    lastSuccessAt: now,
    nextRunAt: nextRunOf(feed.schedule, now),
  }
  if (!published) {
    await db
      .update(productFeeds)
      .set(changes)
      .where(and(eq(productFeeds.id, feed.id), eq(productFeeds.lockedBy, worker)))
    return
  }
  const isOurs = await publish(db, { feedId: feed.id, worker }, published.loading, { ...changes, ...published.changes })
  if (!isOurs) return
  await storeRejects(db, run)
  // For plans of statements that read all products. The embedded database's own upkeep does it at an idle moment.
  if (!isEmbedded(services)) await services.patiently(() => withoutLimit(db, (tx) => tx.execute(sql`analyze products`)))
}

async function fail(services: Needed, run: Run, error: FeedError): Promise<void> {
  const { db, clock } = services
  const { feed, worker } = run
  const now = clock.now()
  const isRefused = error.problem === 'shrunk' || error.problem === 'grown' || error.problem === 'tooManyRejects'
  const result = {
    ...nothing,
    outcome: isRefused ? ('refused' as const) : ('failed' as const),
    reason: error.problem,
    detail: error.problem === 'grown' ? texts.change(feed.products, Number(error.detail)) : error.detail,
    read: run.progress.items,
    rejected: run.rejects.length,
  }
  const { rowCount } = await db
    .update(productFeeds)
    .set({ ...over, lastResult: resultOf(run, result, now), nextRunAt: nextTryOf(feed.schedule, now) })
    .where(and(eq(productFeeds.id, feed.id), eq(productFeeds.lockedBy, worker)))
  if (rowCount !== 1) return
  await storeRejects(db, run)
  const told = {
    code: error.problem.toUpperCase(),
    status: undefined,
    message: problemText(feed, error.problem, result.detail),
  }
  await recordFailure(
    db,
    { provider: providerOf(feed.id), endpoint: 'refresh', error: told, feedName: feed.name, retries: 0 },
    now,
  )
}

function resultOf({ feed }: Run, result: Done['result'], now: Date): FeedResult {
  return { ...result, startedAt: (feed.startedAt ?? now).toISOString(), endedAt: now.toISOString() }
}

/** So that another process need not wait for the lease to end. */
async function giveBack(db: Db, { feed, worker }: Run): Promise<void> {
  await db
    .update(productFeeds)
    .set({ state: 'waiting', phase: 'waiting', lockedUntil: null, lockedBy: null, attempts: 0 })
    .where(and(eq(productFeeds.id, feed.id), eq(productFeeds.lockedBy, worker)))
}

async function storeRejects(db: Db, { feed, rejects }: Run): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(productFeedRejects).where(eq(productFeedRejects.feedId, feed.id))
    const rows = rejects.map(({ line, id, title, reason }, position) => ({
      feedId: feed.id,
      position,
      line,
      itemId: id,
      title,
      reason,
    }))
    if (rows.length > 0) await tx.insert(productFeedRejects).values(rows)
  })
}
