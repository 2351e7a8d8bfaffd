/**
 * Files whose statements read the shards of several users, besides those that read all users' rows
 * (../plans/exceptions.ts): each reads what it names a user for.
 */
export const manyOwners: Record<string, string> = {
  'src/server/db/key-addresses.ts': 'half of a migration gives every account the key of its address, once',
  'src/server/features/reminders/sending/by-bell.ts': 'a job records what was due in the bells of many users together',
  'src/server/features/reminders/events.ts': 'a job plans and sends for many users of its buckets together',
  'src/server/features/reminders/history.ts': 'a job plans and sends for many users of its buckets together',
  'src/server/features/reminders/sending/ledger.ts': 'a job records what was sent to many users together',
  'src/server/features/reminders/sending/message.ts': 'a job names the messages of many users together',
  'src/server/features/reminders/plan-reminders.ts': 'a job plans for many users together',
  'src/server/features/reminders/sending/record-outcomes.ts': 'a job records what was sent to many users together',
  'src/server/features/reminders/sending/send-claimed.ts': 'a job claims what is due for many users together',
  'src/server/features/reminders/sending/shared-plan.ts': 'a job names the plans of many messages together',
  'src/server/features/reminders/users.ts': 'a job plans and sends for many users of its buckets together',
}

/** Tables of users that aren't distributed: lookups, sign-ins under way, and the queue of e-mails, by their own keys. */
export const inOnePlace: readonly string[] = [
  'earlier_tokens',
  'email_owners',
  'endpoint_owners',
  'identity_owners',
  'mail_queue',
  'passkey_owners',
  'sign_in_challenges',
  'social_sign_ins',
]
