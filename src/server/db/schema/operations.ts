import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant, rowId } from './columns.ts'

/** Answers of creates that carried an Idempotency-Key, kept for 24 h. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    method: text('method').notNull(),
    path: text('path').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    response: text('response').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
)

/** Counters shared by all processes; one row for each limit of each user, place or address. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is counted, such as 'login'. */
    name: text('name').notNull(),
    /** A user's id, a network address, or a digest of an e-mail address. */
    who: text('who').notNull(),
    count: integer('count').notNull(),
    windowEnds: instant('window_ends').notNull(),
  },
  // Who comes first: a deleted account's counters go with it.
  (t) => [primaryKey({ columns: [t.who, t.name] }), index('rate_limits_ended').on(t.windowEnds)],
)

/** Secrets the app generates, so that several processes share them and none is in a file. */
export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const jobs = pgTable(
  'jobs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull().default({}),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(5),
    lockedUntil: instant('locked_until'),
    lockedBy: text('locked_by'),
    /** A recurring job's slot: the process that inserts it runs it. */
    dedupeKey: text('dedupe_key').unique(),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
  },
  (t) => [
    index('jobs_ready')
      .on(t.runAt)
      .where(sql`${t.doneAt} is null`),
  ],
)

export const apiCache = pgTable(
  'api_cache',
  {
    id: serial('id').primaryKey(),
    cacheKey: text('cache_key').notNull().unique(),
    cacheType: text('cache_type').notNull(),
    requestParams: jsonb('request_params'),
    responseData: jsonb('response_data').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('api_cache_expired').on(t.expiresAt)],
)

export const apiFailures = pgTable(
  'api_failures',
  {
    id: rowId('id').primaryKey(),
    errorType: text('error_type').notNull(),
    errorMessage: text('error_message').notNull(),
    statusCode: integer('status_code'),
    endpoint: text('endpoint').notNull(),
    requestParams: jsonb('request_params'),
    retryAttempts: integer('retry_attempts').notNull().default(0),
    resolvedAt: instant('resolved_at'),
    isResolved: boolean('is_resolved').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** How often the same failure occurred within ten minutes of the last. */
    occurrences: integer('occurrences').notNull().default(1),
    lastSeenAt: instant('last_seen_at').notNull(),
    provider: text('provider').notNull(),
  },
  (t) => [index('api_failures_recent').on(t.createdAt)],
)

export const apiRateLimitMetrics = pgTable(
  'api_rate_limit_metrics',
  {
    id: serial('id').primaryKey(),
    endpoint: text('endpoint').notNull(),
    requestCount: integer('request_count').notNull().default(0),
    windowStart: instant('window_start').notNull(),
    windowEnd: instant('window_end').notNull(),
    rateLimitHit: boolean('rate_limit_hit').notNull().default(false),
    /** Whether the call was answered, by whatever but a failure. */
    isAnswered: boolean('is_answered').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('api_rate_limit_metrics_window').on(t.endpoint, t.windowStart)],
)
