import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

// Tables that say whose something is, where that isn't known yet, and that it's nobody else's. Each is found by its own key
// and holds nothing else. The rows of users that they point to refer back to them, so that none is without its entry; an
// entry is deleted after its row, in the same transaction.

/** Of accounts' addresses: sign-in, and one account per address however it is capitalized. */
export const emailOwners = pgTable(
  'email_owners',
  {
    /** Folded by `addressKey`, never by SQL. */
    emailKey: text('email_key').primaryKey(),
    userId: text('user_id').notNull(),
  },
  // The reference of `users`, and the deletion of an account.
  (t) => [uniqueIndex('email_owners_user').on(t.userId, t.emailKey)],
)

/** Of identities at providers: (issuer, subject), never the address. */
export const identityOwners = pgTable(
  'identity_owners',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.subject] }),
    uniqueIndex('identity_owners_user').on(t.userId, t.issuer, t.subject),
  ],
)

/** Of passkeys, by the id that the authenticator made. */
export const passkeyOwners = pgTable(
  'passkey_owners',
  {
    credentialId: text('credential_id').primaryKey(),
    userId: text('user_id').notNull(),
  },
  (t) => [uniqueIndex('passkey_owners_user').on(t.userId, t.credentialId)],
)

/** Of browsers that get notifications: the account that used each last, also after its session has ended. */
export const endpointOwners = pgTable(
  'endpoint_owners',
  {
    endpoint: text('endpoint').primaryKey(),
    userId: text('user_id').notNull(),
    /** The session that it was entered for is over by then. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    uniqueIndex('endpoint_owners_user').on(t.userId, t.endpoint),
    // Clean-up.
    index('endpoint_owners_ended').on(t.endsAt),
  ],
)

/** Tokens of version 0.1, which don't carry their owner, until they end: the token itself is judged by its own table. */
export const earlierTokens = pgTable(
  'earlier_tokens',
  {
    /** sha256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id').notNull(),
    /** No token is valid after this. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    // Deletion of an account.
    index('earlier_tokens_user').on(t.userId),
    // Clean-up.
    index('earlier_tokens_ended').on(t.endsAt),
  ],
)
