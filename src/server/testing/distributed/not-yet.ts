/** Tables of users whose keys don't begin with their owner yet: one a line, until none is left. */
export const tablesNotYet: readonly string[] = [
  'users',
  'user_identities',
  'passkeys',
  'push_subscriptions',
  'contacts',
  'occasions',
  'occasion_skips',
  'product_dismissals',
  'gift_ideas',
  'gift_splits',
  'user_activities',
  'feedback',
  'reminders',
  'email_reminders',
]

/** Files with statements that read more than one user's partition: one a line, until none is left. */
export const filesNotYet: readonly string[] = [
  'src/server/features/accounts/sign-in/merge-guest.ts',
  'src/server/features/imports/run-imports.ts',
  'src/server/features/pictures/own/queries.ts',
]
