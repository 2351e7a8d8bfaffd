import { expect, test } from 'vitest'
import { findAccountToEnter, hasAccount } from '#server/features/accounts/queries.ts'
import { isAdministrator } from '#server/identity/administrators.ts'
import { parseSettings } from '#server/settings.ts'
import { migrateDatabase } from './migrate.ts'
import { goBackTo, openOwnDatabase } from './testing.ts'

/** Spelling by id, the oldest first; those with a star have confirmed. */
const accounts = {
  ada: 'Ada@Example.com*',
  turk: 'İvan@example.com*',
  kelvin: '\u212Aate@example.com*',
  kate: 'kate@example.com',
  wide: 'ａda@example.com*',
  loud: 'JOSÉ@example.com',
  jose: 'josé@example.com',
  guest: null,
}

test('addresses from before there were keys stay reachable by their owners, and by nobody else', async () => {
  const database = await openOwnDatabase()
  const { db, pool } = database
  try {
    await goBackTo(database, 10)
    // Which of these a database takes for the same depends on its locale: the tests' servers take none.
    await pool.query('drop index users_email_lower')
    for (const [place, [id, told]] of Object.entries(accounts).entries())
      await pool.query(
        `insert into users (id, email, email_verified_at, created_at, updated_at, last_seen_at)
         values ($1, $2, $3, $4, now(), now())`,
        [id, told?.replace('*', '') ?? null, told?.endsWith('*') ? '2026-01-01' : null, `2026-01-0${place + 1}`],
      )
    await pool.query('create index users_email_lower on users (email)')
    await migrateDatabase(database)

    const enters = async (typed: string) => (await findAccountToEnter(db, typed))?.id
    // Everybody by the spelling they have.
    for (const [id, told] of Object.entries(accounts))
      expect(await enters(told?.replace('*', '') ?? '')).toBe(told === null ? undefined : id)
    // Plain letters lead to the account with plain letters, else to the one that imitates them: its password decides.
    expect([
      await enters('KATE@example.com'),
      await enters('ivan@example.com'),
      await enters('ada@example.com'),
    ]).toEqual(['kate', 'turk', 'ada'])
    // Of two that are the same address now, the one spelled as it folds is meant by any other spelling.
    expect(await enters('José@example.com')).toBe('jose')
    // The true owner of an imitated address can sign up with it.
    expect([await hasAccount(db, 'ivan@example.com'), await hasAccount(db, 'josé@example.com')]).toEqual([false, true])

    const settings = parseSettings({ ADMIN_EMAILS: 'ivan@example.com,kate@example.com,ada@example.com' })
    const { rows } = await pool.query<{
      id: string
      emailKey: string | null
      emailVerifiedAt: Date | null
      isGuest: boolean
    }>('select id, email_key as "emailKey", email_verified_at as "emailVerifiedAt", is_guest as "isGuest" from users')
    expect(rows.filter((row) => isAdministrator(settings, row)).map(({ id }) => id)).toEqual(['ada'])

    const keys = () => pool.query<object>('select id, email, email_key from users order by id').then((all) => all.rows)
    const before = await keys()
    await migrateDatabase(database)
    expect(await keys()).toEqual(before)
    await expect(pool.query("update users set email = 'new@example.com' where id = 'guest'")).rejects.toThrow(
      /users_email_has_key/,
    )
  } finally {
    await database.close()
  }
})
