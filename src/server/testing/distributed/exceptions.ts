/**
 * Files whose statements read the shards of several users, besides those that read all users' rows
 * (../plans/exceptions.ts): each reads what it names a user for.
 */
export const manyOwners: Record<string, string> = {
  'src/server/features/reminders/events.ts': 'a job plans and sends for many users of its buckets together',
  'src/server/features/reminders/history.ts': 'a job plans and sends for many users of its buckets together',
  'src/server/features/reminders/ledger.ts': 'a job records what was sent to many users together',
  'src/server/features/reminders/shared-plan.ts': 'a job names the plans of many messages together',
  'src/server/features/reminders/users.ts': 'a job plans and sends for many users of its buckets together',
}
