const administrators = 'administrators see all accounts'
const alongAnIndex = 'a job takes what is due from all users, along the index that holds it'
const inbox = 'the inbox of administrators'
const health = 'what waits and what was sent is counted for the operator, along indexes that hold no more'

/** The reasons that promise an index whose condition leads to what is looked for, and never a whole table. */
export const reasonsWithAnIndex: readonly string[] = [alongAnIndex]

/** Statements that are meant to look at all users, by file and function, each with its reason. */
export const readsEverybody: Record<string, string> = {
  'src/server/features/reminders/plan-reminders.ts dueUsers': alongAnIndex,
  'src/server/features/reminders/send-reminders.ts claim': alongAnIndex,
  'src/server/mail/delivery.ts claim': 'e-mails that wait to leave, the only ones in their index',
  'src/server/jobs/clock-guard.ts newestTrace': 'the newest visit of anyone, against which the clock is compared',
  'src/server/jobs/clean-up.ts remove': alongAnIndex,
  'src/server/features/reminders/health.ts reminderHealth': health,
  'src/server/features/admin/mail-health.ts queuedMails': health,
  'src/server/features/admin/queries.ts userMetrics': administrators,
  'src/server/features/admin/queries.ts rowsOf': 'a table of up to 100,000 rows is counted',
  'src/server/features/admin/queries.ts recentUsers': administrators,
  'src/server/features/admin/activity-over-time.ts activityOverTime': administrators,
  'src/server/features/feedback/queries.ts feedbackInbox': inbox,
  'src/server/features/feedback/queries.ts countUnread': inbox,
  'src/server/features/feedback/commands.ts markAllRead': inbox,
  'src/server/features/feedback/queries.ts feedbackOf': 'before an early id there are fewer rows than the user has',
  'src/server/features/catalogue/trending.ts trendingKeys': 'what most people saved this month, along its index',
  'src/server/features/accounts/delete-account.ts deleteWhatOnlyNamesIt': 'mails of a week that belong to no account',
}

/** Files of which the tests of the server don't run every statement, each with its reason. */
export const notRun: Record<string, string> = {
  'src/server/reset.ts': 'a program of its own',
  'src/server/features/reminders/ledger.ts': 'releaseMessageIds follows a note that the database refused',
  'src/server/features/reminders/look-again.ts': 'what changed between a claim and the second look',
  'src/server/features/reminders/plan-reminders.ts': 'planOneByOne follows a batch that failed',
}
