import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMailer } from '#server/mail/create-mailer.ts'
import { hashToken } from '#server/identity/owner-token.ts'
import { createSessionFinder } from '#server/identity/session.ts'
import { findAccountToEnter } from '#server/features/accounts/queries.ts'
import { resetPassword } from '#server/features/accounts/passwords/reset-password.ts'
import { verifyEmail } from '#server/features/accounts/addresses/email-verification.ts'
import type { Services } from '#server/services.ts'
import { parseSettings } from '#server/settings.ts'
import { movableClock } from '#server/testing/clock.ts'
import type { Database } from './connection.ts'
import { migrateDatabase } from './migrate.ts'
import { goBackTo, openOwnDatabase } from './testing.ts'

/** The migrations of version 0.1. */
const OLD = 42
const NOW = new Date('2026-11-21T15:00:00.000Z')

let database: Database
let services: Services
beforeAll(async () => {
  database = await openOwnDatabase()
  await goBackTo(database, OLD)
  await database.pool.query(`
    insert into users (id, email, email_key, password_hash, last_seen_at, created_at, updated_at)
      values ('ada', 'Ada@Example.com', 'ada@example.com', 'x', now(), now(), now()), ('guest', null, null, null, now(), now(), now());
    insert into user_profiles (user_id, name, created_at, updated_at) values ('ada', 'Ada', now(), now());
    insert into user_preferences (user_id, week_start, created_at, updated_at) values ('ada', 'monday', now(), now());
    insert into user_identities (user_id, provider, issuer, subject, created_at) values ('ada', 'google', 'https://google.example', '7', now());
    insert into passkeys (user_id, credential_id, public_key, name, created_at) values ('ada', 'key', 'x', 'Laptop', now());
    insert into recovery_codes (user_id, code_hash, created_at) values ('ada', 'a code', now()), ('ada', 'another', now())`)
  for (const user of ['ada', 'guest'])
    await database.pool.query(
      `insert into sessions (sid, public_id, user_id, kind, expire, created_at, last_seen_at) values ($1, $2, $3, 'user', $4, $5, $5)`,
      [hashToken(`session of ${user}`), `public ${user}`, user, daysFromNow(30), NOW],
    )
  await database.pool.query(
    `insert into push_subscriptions (user_id, sid, endpoint, keys, created_at) values ('ada', $1, 'https://push.example/1', '{}', now())`,
    [hashToken('session of ada')],
  )
  await database.pool.query(
    `insert into password_reset_tokens (user_id, token, expires_at, created_at) values ('ada', $1, $2, $3)`,
    [hashToken('reset'), daysFromNow(1), NOW],
  )
  await database.pool.query(
    `insert into email_tokens (user_id, purpose, address, token_hash, expires_at, created_at) values ('ada', 'reminders', 'ada@example.com', $1, $2, $3)`,
    [hashToken('verify'), daysFromNow(3), NOW],
  )
  await migrateDatabase(database)
  const settings = parseSettings({ RATE_LIMIT: 'off' })
  const clock = movableClock(NOW.toISOString())
  const mailer = createMailer({ db: database.db, settings, clock, outboxDir: null })
  services = { db: database.db, patiently: database.patiently, settings, clock, mailer }
})
afterAll(() => database.close())

test('sessions begun in version 0.1 go on, a guest’s too, and each is its own user’s', async () => {
  const find = createSessionFinder(services)
  const owners = await Promise.all(
    ['session of ada', 'session of guest', 'no session'].map(async (token) => (await find(token, NOW))?.actor.owner),
  )
  expect(owners).toEqual(['ada', 'guest', undefined])
})

test('revoking such a session ends it at once', async () => {
  await database.pool.query("delete from sessions where user_id = 'guest'")
  expect(await createSessionFinder(services)('session of guest', NOW)).toBeUndefined()
})

test('links mailed by version 0.1 work once more', async () => {
  const find = createSessionFinder(services)
  await verifyEmail(services, 'verify', await find('session of ada', NOW), NOW)
  await resetPassword(services, 'reset', 'four red kettles', undefined)
  await expect(resetPassword(services, 'reset', 'four red kettles', undefined)).rejects.toMatchObject({
    code: 'INVALID',
  })
  const { rows } = await database.pool.query("select email_verified_at as at from users where id = 'ada'")
  expect(rows).toEqual([{ at: NOW }])
})

test('profile, preferences, codes and notifications are there', async () => {
  const { rows } = await database.pool.query(`
    select (select name from user_profiles where user_id = 'ada') as name,
      (select week_start from user_preferences where user_id = 'ada') as week,
      (select count(*)::int from recovery_codes where user_id = 'ada') as codes`)
  expect(rows).toEqual([{ name: 'Ada', week: 'monday', codes: 2 }])
})

test('addresses, identities, passkeys and browsers are still one account’s', async () => {
  const { rows } = await database.pool.query(`
    select (select user_id from email_owners where email_key = 'ada@example.com') as address,
      (select user_id from identity_owners where issuer = 'https://google.example' and subject = '7') as identity,
      (select user_id from passkey_owners where credential_id = 'key') as passkey,
      (select user_id from endpoint_owners where endpoint = 'https://push.example/1') as browser`)
  expect(rows).toEqual([{ address: 'ada', identity: 'ada', passkey: 'ada', browser: 'ada' }])
  expect((await findAccountToEnter(services.db, 'ADA@example.com'))?.id).toBe('ada')
})

test('no account can have an address, an identity or a passkey that no entry says is its own', async () => {
  for (const change of [
    "update users set email = 'ada@example.com', email_key = 'ada@example.com' where id = 'guest'",
    "insert into user_identities (user_id, provider, issuer, subject, created_at) values ('guest', 'google', 'https://google.example', '7', now())",
    "insert into passkeys (user_id, credential_id, public_key, name, created_at) values ('guest', 'key', 'x', 'Mine', now())",
  ])
    await expect(database.pool.query(change)).rejects.toThrow(/foreign key/)
})

function daysFromNow(days: number): Date {
  return new Date(NOW.getTime() + days * 24 * 3600_000)
}
