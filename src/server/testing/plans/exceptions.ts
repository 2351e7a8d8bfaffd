/** A statement that is meant to read rows of more than one user, or most of a table. */
export interface Exception {
  /** File and function that build it. */
  at: string
  /** What its SQL contains, and no other statement of the function that reads so much. */
  statement: string
  /** All that it may read so, as `broadScans` names it: a whole table, or all or a part of an index. */
  reads: readonly string[]
  because: string
  /** Depends on what the statement was run with, or on the planner's statistics: not every run needs it. */
  isOccasional?: true
}

const cleanUp = (table: string, reads: string): Exception => ({
  at: 'src/server/jobs/clean-up.ts remove',
  statement: `delete from "${table}"`,
  reads: [`${table}: ${reads}`],
  because: 'removes what is over from all users, along the index that holds it',
})

/** Whose rows are over; they are deleted one user at a time, perhaps along the index that holds what is over. */
const cleanUpOfUsers = (table: string, ...reads: string[]): Exception[] => {
  const at = 'src/server/jobs/clean-up.ts removeOfUsers'
  const ofTable = { ...cleanUp(table, ''), at, reads: reads.map((read) => `${table}: ${read}`) }
  const select = `select "${table === 'users' ? 'id' : 'user_id'}" from "${table}"`
  return [
    { ...ofTable, statement: select },
    { ...ofTable, isOccasional: true },
  ]
}

const health = (statement: string, reads: string): Exception => ({
  at: 'src/server/features/reminders/health.ts reminderHealth',
  statement,
  reads: [reads],
  because: 'counts for the operator, along an index of what waits or of the last day',
})

const feeds = (at: string, statement: string, because: string): Exception => ({
  at: `src/server/${at}`,
  statement,
  reads: ['product_feeds: whole table', 'product_feeds: all of product_feeds_pkey'],
  because,
  isOccasional: true,
})

const administrators = (at: string, statement: string, ...reads: string[]): Exception => ({
  at: `src/server/features/${at}`,
  statement,
  reads,
  because: 'administrators see all users',
})

/** Each for one statement: another one of the same function, or another way to read, is rejected. */
export const exceptions: readonly Exception[] = [
  ...cleanUpOfUsers('sessions', 'part of sessions_expire'),
  ...cleanUpOfUsers('imports', 'part of imports_created'),
  ...cleanUpOfUsers('contact_merges', 'part of contact_merges_created'),
  ...cleanUpOfUsers('model_requests', 'part of model_requests_created'),
  {
    at: 'src/server/features/imports/run-imports.ts claim',
    statement: 'select "user_id", "id" from "imports"',
    reads: ['imports: all of imports_running'],
    because: 'looks for runs that no process is at, of all users: the only rows in that index',
  },
  ...['claim', 'fail', 'renewLease', 'giveBack'].map((name) => ({
    at: `src/server/features/imports/run-imports.ts ${name}`,
    statement: 'update "imports"',
    reads: ['imports: all of imports_running'],
    because: 'of the few runs in that index, which the planner may prefer to the key, it changes one',
    isOccasional: true as const,
  })),
  ...cleanUpOfUsers('password_reset_tokens', 'part of password_reset_tokens_expires'),
  ...[
    cleanUp('endpoint_owners', 'part of endpoint_owners_ended'),
    cleanUp('earlier_tokens', 'part of earlier_tokens_ended'),
  ].map((copied) => ({ ...copied, at: 'src/server/jobs/clean-up.ts cleanUp' })),
  ...cleanUpOfUsers('email_tokens', 'part of email_tokens_expires'),
  cleanUp('sign_in_challenges', 'part of sign_in_challenges_expires'),
  cleanUp('social_sign_ins', 'part of social_sign_ins_expires'),
  ...cleanUpOfUsers('ask_links', 'part of ask_links_expires'),
  ...cleanUpOfUsers('contributor_links', 'part of contributor_links_expires'),
  cleanUp('rate_limits', 'part of rate_limits_ended'),
  ...cleanUpOfUsers('idempotency_keys', 'part of idempotency_keys_age'),
  cleanUp('mail_queue', 'part of mail_queue_sent'),
  ...cleanUpOfUsers('pictures', 'part of pictures_expires'),
  ...cleanUpOfUsers('price_drops', 'part of price_drops_created'),
  ...cleanUpOfUsers('reminders', 'part of reminders_over'),
  ...cleanUpOfUsers('digests', 'part of digests_week', 'all of digests_user_id_week_pk'),
  ...cleanUpOfUsers('users', 'part of users_guest_idle'),
  { ...cleanUp('jobs', 'whole table'), because: 'a week of jobs, one row for each run' },
  { ...cleanUp('api_rate_limit_metrics', 'whole table'), because: 'a week of windows, one row each' },
  {
    at: 'src/server/features/reminders/plan-reminders.ts dueUsers',
    statement: '"users"."planned_through"',
    reads: ['users: part of users_planned'],
    because: 'plans for everyone who wrote something, along the index that leads to them',
  },
  {
    at: 'src/server/features/reminders/sending/send-claimed.ts claim',
    statement: 'as "bucket" from "reminders"',
    reads: ['reminders: part of reminders_waiting', 'reminders: all of reminders_due'],
    because: 'looks for what is due from all users, along an index that holds only what waits',
  },
  {
    at: 'src/server/features/reminders/sending/by-bell.ts dueInBell',
    statement: '"reminders"."channel" = $',
    reads: ['reminders: part of reminders_waiting', 'reminders: all of reminders_due'],
    because: 'records what is due from all users, along an index that holds only what waits',
  },
  {
    at: 'src/server/features/reminders/digest/send-digests.ts duePreferences',
    statement: 'from "user_preferences"',
    reads: ['user_preferences: all of user_preferences_digest'],
    because: 'looks at the weekly e-mails that are due, along an index of those that are turned on',
  },
  {
    at: 'src/server/features/gifts/offers/check-offers.ts claim',
    statement: 'as "bucket" from "gift_ideas"',
    reads: ['gift_ideas: part of gift_ideas_check'],
    because: 'looks for gifts of all users that are to be looked up, along an index of their times',
  },
  {
    at: 'src/server/features/gifts/offers/forget-content.ts ownersWithContent',
    statement: 'order by "gift_ideas"."content_fetched_at"',
    reads: ['gift_ideas: part of gift_ideas_content'],
    because: 'looks for what shops allow for a day only, of all users, along an index that holds nothing else',
  },
  {
    at: 'src/server/features/reminders/price-drops/commands.ts pushDrops',
    statement: 'from "price_drops"',
    reads: ['price_drops: part of price_drops_waiting'],
    because: 'sends what waits for the devices of all users, along an index that holds only that',
  },
  {
    at: 'src/server/mail/delivery.ts claim',
    statement: 'update "mail_queue"',
    reads: ['mail_queue: all of mail_queue_due'],
    because: 'claims e-mails that wait to leave, the only ones in their index',
  },
  health('min("send_at")', 'reminders: part of reminders_waiting'),
  health('select "last_error"', 'reminders: all of reminders_stuck'),
  health('"reminders"."next_attempt_at" <= $', 'reminders: part of reminders_due'),
  health('"email_reminders"."status" = $', 'email_reminders: part of email_reminders_outcome'),
  {
    at: 'src/server/features/admin/queries.ts queuedMails',
    statement: '"mail_queue"."sent_at" is null',
    reads: ['mail_queue: all of mail_queue_due'],
    because: 'counts e-mails that wait to leave, the only ones in their index',
  },
  {
    at: 'src/server/features/accounts/deletion/delete-account.ts deleteWhatOnlyNamesIt',
    statement: '"mail_queue"."user_id" is null',
    reads: ['mail_queue: part of mail_queue_user'],
    because: 'e-mails of a week that belong to no account, whose addresses no SQL can compare',
  },
  {
    at: 'src/server/features/catalogue/trending.ts savedByMost',
    statement: 'from "gift_ideas"',
    reads: ['gift_ideas: part of gift_ideas_trending'],
    because: 'what most people saved this month, along its index',
  },
  administrators('admin/queries.ts recentUsers', 'order by "users"."created_at" desc', 'users: all of users_created'),
  {
    ...administrators('admin/queries.ts userMetrics', 'count(*)', 'users: whole table'),
    because: 'six numbers in one pass; who was here last has no index, which every visit would have to write',
  },
  ...[
    'contacts: all of contacts_user_id_id_pk',
    'occasions: all of occasions_user_id_id_pk',
    'gift_ideas: all of gift_ideas_contact',
  ].map((reads): Exception => ({
    ...administrators('admin/queries.ts rowsOf', `from "${reads.replace(/:.*/, '')}"`, reads),
    because: 'a table of up to 100,000 rows is counted by an index alone',
  })),
  administrators('admin/activity-over-time.ts activityOverTime', 'from "users"', 'users: part of users_created'),
  administrators(
    'admin/activity-over-time.ts activityOverTime',
    'from "user_activities"',
    'user_activities: part of user_activities_time',
  ),
  {
    ...administrators('admin/api-failures.ts apiFailureList', 'order by "api_failures"', 'api_failures: whole table'),
    because: 'repeated failures are one row, so there are few',
  },
  administrators(
    'feedback/queries.ts feedbackInbox',
    'order by "feedback"."id" desc',
    'feedback: all of feedback_newest',
    'feedback: part of feedback_newest',
  ),
  administrators('feedback/queries.ts countUnread', '"feedback"."is_read" = $1', 'feedback: part of feedback_inbox'),
  administrators('feedback/commands.ts markAllRead', '"feedback"."is_read" = $2', 'feedback: part of feedback_inbox'),
  {
    at: 'src/server/features/feedback/queries.ts feedbackOf',
    statement: '"feedback"."user_id" = $1 and "feedback"."id" < $2',
    reads: ['feedback: part of feedback_newest'],
    because: 'before an early id there are fewer rows than the user has',
  },
  ...['lockedFeedback', 'changeFeedback'].map((name) => ({
    at: `src/server/features/feedback/commands.ts ${name}`,
    statement: '"feedback"."id" = $',
    reads: ['feedback: part of feedback_newest'],
    because: 'administrators answer one of everybody’s, by its id',
  })),
  {
    at: 'src/server/jobs/clock-guard.ts newestTrace',
    statement: 'max("last_seen_at")',
    reads: ['users: whole table', 'jobs: whole table'],
    because: 'once in the life of a database: the newest visit, against which the clock is compared',
  },
  {
    at: 'src/server/db/key-addresses.ts hasUnkeyed',
    statement: 'email_key is null limit 1',
    reads: ['users: all of users_unkeyed'],
    because: 'a migration looks for what it left undone, by its index',
  },
  {
    at: 'src/server/db/backup/known-lists.ts outdateKnownLists',
    statement: 'update "users" set "data_version"',
    reads: ['users: whole table'],
    because: 'a restore outdates the lists of everyone',
  },
  {
    at: 'src/server/catalogue/embedded/import.ts writeWords',
    statement: 'delete from "catalogue_words"',
    reads: ['catalogue_words: whole table'],
    because: 'an import replaces all words',
  },
  {
    at: 'src/server/catalogue/embedded/search.ts idsOf',
    statement: `order by "products"."price_typical_cents"`,
    reads: ['products: all of products_price', 'products: all of products_featured'],
    because: 'what is cheapest or dearest, along the index as far as a page needs, and what the editors feature',
    isOccasional: true,
  },
  ...[
    ['src/server/catalogue/embedded/search.ts idsOf', `"products"."facts"->>'featured'`],
    ['src/server/catalogue/embedded/provider.ts shownRows', `"products"."facts"->>'featured'`],
  ].map(([at = '', statement = '']): Exception => ({
    at,
    statement,
    reads: [
      'products: all of products_featured',
      'products: all of products_mixed',
      'products: all of products_newest',
    ],
    because: 'what the editors feature, the only products in that index, and the mix or the newest as far as a limit',
    isOccasional: true,
  })),
  {
    at: 'src/server/catalogue/embedded/search.ts idsOf',
    statement: 'limit 4000) union all (select',
    reads: ['products: all of products_mixed'],
    because: 'scores a few thousand of the mix for a search that only says for whom',
    isOccasional: true,
  },
  {
    at: 'src/server/catalogue/embedded/provider.ts valuePicks',
    statement: ' union all (select * from "products"',
    reads: ['products: all of products_pkey'],
    because: 'looks at a few thousand of the mix, which is all of the built-in catalogue',
    isOccasional: true,
  },
  {
    at: 'src/server/catalogue/remote/failures.ts <anonymous>',
    statement: 'order by "api_failures"."id" desc limit',
    reads: ['api_failures: all of api_failures_pkey'],
    because: 'repeated failures are one row, so there are few',
  },
  ...['awaken', 'claim', '<anonymous>'].map((name) =>
    feeds(`catalogue/feeds/run-feeds.ts ${name}`, '"product_feeds"', 'there are twenty feeds at most'),
  ),
  feeds('catalogue/feeds/feed.ts tablesOfFeeds', '"product_feeds"', 'there are twenty feeds at most'),
  feeds('catalogue/embedded/find-fairly.ts idsOfMost', 'product_feeds', 'there are twenty feeds at most'),
  feeds('catalogue/feeds/picture-hosts.ts feedPictureHosts', '"picture_hosts"', 'there are twenty feeds at most'),
  feeds('catalogue/feeds/products-table.ts abandonedTables', 'from pg_tables', 'there are twenty feeds at most'),
  feeds(
    'features/catalogue/sources/queries.ts listSources',
    'from "product_feeds"',
    'lists all feeds, of which there are few',
  ),
  feeds(
    'features/catalogue/sources/commands.ts addFeed',
    'from "product_feeds"',
    'counts all feeds, of which there are few',
  ),
  {
    ...administrators(
      'catalogue/sources/queries.ts historyOf',
      '"api_failures"',
      'api_failures: whole table',
      'api_failures: all of api_failures_pkey',
    ),
    because: 'repeated failures are one row, so there are few',
    isOccasional: true,
  },
  {
    at: 'src/server/db/key-addresses.ts keyAddresses',
    statement: 'from users where email is not null order by created_at',
    reads: ['users: all of users_created'],
    because: 'the half of a migration that gives every account its key, once',
  },
]

/** Files whose statements no test runs on PostgreSQL, each with its reason. */
export const notRun: Record<string, string> = {
  'src/server/db/embedded/upkeep.ts': 'the embedded database’s own, which reads no rows',
  'src/server/db/line.ts': 'sends what other places built, each of which is recorded',
}

/** Places, as a file or as 'file function', whose statements aren't judged, each with its reason. */
export const notJudged: Record<string, string> = {
  'src/server/catalogue/feeds/load.ts': 'reads and fills the tables of one import, which no other database has',
  'src/server/db/migrate.ts': 'each migration changes the tables that the one before it left',
  'src/server/db/backup/restore.ts runMigrations': 'each migration changes the tables that the one before it left',
  'src/server/db/backup/restore.ts holdsRows': 'asks every table whether it has any row at all',
  'src/server/db/backup/dump.ts rowsOf': 'a backup reads every row of every table, also of other versions’ tables',
}
