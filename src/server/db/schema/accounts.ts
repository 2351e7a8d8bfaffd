import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, rowId } from './columns.ts'
import { emailOwners, identityOwners, passkeyOwners } from './lookups.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    replitId: text('replit_id'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    auth0Id: text('auth0_id'),
    /** As its owner spells it; mail goes there. */
    email: text('email'),
    /** What the address is compared by, folded by `addressKey` and never by SQL. */
    emailKey: text('email_key'),
    name: text('name'),
    picture: text('picture'),
    provider: text('provider'),
    passwordHash: text('password_hash'),
    isGuest: boolean('is_guest').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastLoginAt: instant('last_login_at'),
    updatedAt: instant('updated_at').notNull(),
    emailVerifiedAt: instant('email_verified_at'),
    passwordChangedAt: instant('password_changed_at'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: instant('terms_accepted_at'),
    ageConfirmedAt: instant('age_confirmed_at'),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** Counts this user's writes. Every list's ETag contains it, so a 304 needs no list query. */
    dataVersion: bigint('data_version', { mode: 'number' }).notNull().default(0),
    /** How far ahead this user's reminders are planned. A write sets it to '-infinity': they may be different now. */
    plannedThrough: instant('planned_through')
      .notNull()
      .default(sql`'-infinity'`),
  },
  (t) => [
    // An address is one account's: its entry there says which. Social accounts and guests may have none.
    foreignKey({
      name: 'users_email_owner',
      columns: [t.id, t.emailKey],
      foreignColumns: [emailOwners.userId, emailOwners.emailKey],
    }),
    // Accounts from before keys, which a migration gives one (key-addresses.ts).
    index('users_unkeyed')
      .on(t.id)
      .where(sql`${t.email} is not null and ${t.emailKey} is null`),
    // Without it an address could be changed or added and never be found.
    check('users_email_has_key', sql`(${t.email} is null) = (${t.emailKey} is null)`),
    // Finds the users to plan next. A second write in a row doesn't touch the index.
    index('users_planned').on(t.plannedThrough),
    // Recent Users and the sign-ups of some days.
    index('users_created').on(t.createdAt),
    // Purge of idle guests.
    index('users_guest_idle')
      .on(t.lastSeenAt)
      .where(sql`${t.isGuest}`),
  ],
)

export const userIdentities = pgTable(
  'user_identities',
  {
    id: rowId('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastLoginAt: instant('last_login_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    // Sign-in by a provider.
    uniqueIndex('user_identities_issuer_subject').on(t.userId, t.issuer, t.subject),
    foreignKey({
      name: 'user_identities_owner',
      columns: [t.userId, t.issuer, t.subject],
      foreignColumns: [identityOwners.userId, identityOwners.issuer, identityOwners.subject],
    }),
  ],
)

export const userProfiles = pgTable('user_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** Where reminders go once verified. */
  email: text('email'),
  emailVerifiedAt: instant('email_verified_at'),
  phoneNumber: text('phone_number'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const userPreferences = pgTable(
  'user_preferences',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    emailRemindersEnabled: boolean('email_reminders_enabled').notNull().default(true),
    reminderDaysBefore: integer('reminder_days_before').notNull().default(7),
    /** Hour of the user's own day, 0–23. */
    reminderHour: integer('reminder_hour').notNull().default(9),
    /** How many days a gift takes to arrive. */
    deliveryDays: integer('delivery_days').notNull().default(5),
    budgetVisibility: boolean('budget_visibility').notNull().default(true),
    welcomeEmailSent: boolean('welcome_email_sent').notNull().default(false),
    /** IANA name; null until the browser has reported one: then the user's day is UTC's. */
    timeZone: text('time_zone'),
    /** True once the user chose the zone by hand: the browser's report no longer changes it. */
    timeZonePinned: boolean('time_zone_pinned').notNull().default(false),
    leapDay: text('leap_day', { enum: ['feb28', 'mar1'] })
      .notNull()
      .default('feb28'),
    weekStart: text('week_start', { enum: ['sunday', 'monday'] })
      .notNull()
      .default('sunday'),
    theme: text('theme', { enum: ['light', 'dark', 'system'] })
      .notNull()
      .default('system'),
    productNews: boolean('product_news').notNull().default(false),
    /** Whether the operator's language model may be asked for this account. */
    languageModel: boolean('language_model').notNull().default(false),
    /** The weekly e-mail, its day (0 is Sunday) and hour of the user's own day. */
    digestEnabled: boolean('digest_enabled').notNull().default(false),
    digestDay: integer('digest_day').notNull().default(0),
    digestHour: integer('digest_hour').notNull().default(9),
    /** When it was turned on or moved. */
    digestSince: instant('digest_since'),
    /** When to look at it next; null at once. */
    digestNextAt: instant('digest_next_at'),
    /** For contributors: shown on the pages of their links. */
    howToPayText: text('how_to_pay_text'),
    howToPayUrl: text('how_to_pay_url'),
    locale: text('locale').notNull().default('en-US'),
    currency: text('currency').notNull().default('USD'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    // Weekly e-mails to look at now.
    index('user_preferences_digest')
      .on(t.digestNextAt)
      .where(sql`${t.digestEnabled}`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the token, hex: reading the table doesn't open a session. */
    sid: text('sid').notNull(),
    sess: jsonb('sess').notNull().default({}),
    expire: instant('expire').notNull(),
    /** What the list of sessions shows and revokes; the sid never leaves the server. */
    publicId: text('public_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['user', 'guest'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    /** When the user last proved their identity: by a sign-in, a password or a code. */
    authenticatedAt: instant('authenticated_at'),
    userAgent: text('user_agent'),
    ip: text('ip'),
  },
  (t) => [
    // The session of a token, which carries its user; all of a user's.
    primaryKey({ columns: [t.userId, t.sid] }),
    // Clean-up of ended sessions.
    index('sessions_expire').on(t.expire),
    uniqueIndex('sessions_public_id').on(t.userId, t.publicId),
  ],
)

export const passwordResetTokens = pgTable(
  'password_reset_tokens',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha256 of the mailed token, hex. */
    token: text('token').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.token] }),
    // Clean-up.
    index('password_reset_tokens_expires').on(t.expiresAt),
  ],
)

export const emailTokens = pgTable(
  'email_tokens',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['login', 'reminders'] }).notNull(),
    address: text('address').notNull(),
    /** sha256 of the mailed token, hex. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.tokenHash] }),
    // Clean-up.
    index('email_tokens_expires').on(t.expiresAt),
  ],
)

/**
 * A sign-in in progress at a provider: what its answer must match. Each row is used once. Found by its state before anyone
 * knows whose it is, so it's no part of a user's rows and no foreign key leads to them.
 */
export const socialSignIns = pgTable(
  'social_sign_ins',
  {
    /** sha256 of the state, hex. */
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    /** sha256 of the cookie of the browser that started it, hex: an answer in another browser is rejected. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Where to go afterward: a path of this app. */
    nextPath: text('next_path'),
    /** The user signed in when it started: a guest to be promoted, or an account that connects the identity. */
    userId: text('user_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('social_sign_ins_user').on(t.userId), index('social_sign_ins_expires').on(t.expiresAt)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: rowId('id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** base64url, as the authenticator made it. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter; always 0 for synchronized passkeys. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    name: text('name').notNull(),
    backedUp: boolean('backed_up').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('passkeys_credential').on(t.userId, t.credentialId),
    foreignKey({
      name: 'passkeys_owner',
      columns: [t.userId, t.credentialId],
      foreignColumns: [passkeyOwners.userId, passkeyOwners.credentialId],
    }),
  ],
)

/** One authenticator app a user. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with a key of `app_secrets`: the table alone can't produce codes. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until a first code has proved that the app has it: only then are codes asked for. */
  confirmedAt: instant('confirmed_at'),
  /** The last time step whose code was accepted: no code works twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** sha256, hex: the codes are random and long enough for it. */
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/**
 * A challenge that a browser still has to answer: for a passkey, or for a code after the password. Found by its token
 * before anyone knows whose it is, so it's no part of a user's rows and no foreign key leads to them.
 */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    /** sha256 of the token that the browser holds, hex. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: ['register-passkey', 'passkey', 'code'] }).notNull(),
    /** Null while a passkey has not said whose it is. */
    userId: text('user_id'),
    /** WebAuthn's challenge, base64url; null for a code. */
    challenge: text('challenge'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('sign_in_challenges_user').on(t.userId), index('sign_in_challenges_expires').on(t.expiresAt)],
)
