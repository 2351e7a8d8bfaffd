import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccountTexts } from '#domain/texts/delete-account.ts'
import { mailQueue, rateLimits } from '#server/db/schema.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { distribution } from '#server/testing/distributed/partitions.ts'
import { allTables, fillAccount, tablesOfUsers } from '#server/testing/filled-account.ts'
import { ada, mailsTo, signedIn, signedUp, startedGuest, type Refusal } from '../testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ RATE_LIMIT: 'on' })
})
afterAll(() => app.close())
beforeEach(() => app.reset())

const { password } = ada

const VACUUMS = 'select json_object_agg(relname, vacuum_count) as done from pg_stat_user_tables'

describe('deleting an account', () => {
  it('leaves no row of it in any table, and every row of everybody else', async () => {
    const grace = await app.person()
    await fillAccount(app.database.db, grace.id, { seed: 2 })
    const before = await everyRow()

    const person = await signedUp(app)
    await fillAccount(app.database.db, person.id, { seed: 1 })
    await person.call('DELETE', '/account', { password: 'not the password' })
    const filled = await everyRow()
    const grown = tablesOfUsers.map(getTableName).filter((name) => filled[name] === before[name])
    expect(grown, 'tables in which the account had no row').toEqual([])

    const deleted = await person.call('DELETE', '/account', { password })
    expect(deleted.status).toBe(204)
    expect(String(deleted.headers['set-cookie'])).toMatch(/ribbonry=;/)
    const after = await everyRow()
    // Counters of the place and of the address's hash end within the hour.
    expect({ ...after, rate_limits: '' }).toEqual({ ...before, rate_limits: '' })
    const counted = await app.database.db.select().from(rateLimits)
    expect(counted.filter(({ who }) => who.includes(person.id))).toEqual([])
  })

  // PostgreSQL counts the vacuums of partitions, not of the table that they are parts of.
  it.skipIf(distribution !== undefined)(
    'gives back the space of its rows in every table that leads to a user',
    async () => {
      const { rows } = await app.database.pool.query<{ done: Record<string, number> }>(VACUUMS)
      const before = rows[0]?.done ?? {}
      const person = await signedUp(app)
      await person.call('DELETE', '/account', { password })
      await expect
        .poll(async () => {
          const after = (await app.database.pool.query<{ done: Record<string, number> }>(VACUUMS)).rows[0]?.done ?? {}
          return tablesOfUsers.map(getTableName).filter((name) => (after[name] ?? 0) <= (before[name] ?? 0))
        })
        .toEqual([])
    },
  )

  it('ends every session at once, and frees the address', async () => {
    const person = await signedUp(app)
    const elsewhere = await signedIn(app)
    await person.call('DELETE', '/account', { password })
    for (const browser of [person, elsewhere]) expect((await browser.call('GET', '/contacts')).status).toBe(401)
    expect((await app.visitor.call('POST', '/auth/login', ada)).status).toBe(401)
    expect((await (await signedUp(app)).call<unknown[]>('GET', '/contacts')).body).toEqual([])
  })

  it('calls back what was about to be mailed', async () => {
    const person = await signedUp(app)
    const now = app.clock.now()
    const letter = { to: ada.email, subject: 's', text: 't', html: 'h' }
    await app.services.mailer.queue(app.database.db, { ...letter, userId: person.id }, now)
    await app.services.mailer.queue(app.database.db, { ...letter, userId: null }, now)
    await app.database.db.execute(sql`update users set email_verified_at = ${now}`)
    await person.call('DELETE', '/account', { password })
    expect(await app.database.db.select().from(mailQueue)).toEqual([])
  })

  it('leaves mails to an address that was never confirmed: it may be somebody else’s', async () => {
    const person = await signedUp(app)
    const letter = { to: ada.email, subject: 's', text: 't', html: 'h' }
    await app.services.mailer.queue(app.database.db, { ...letter, userId: null }, app.clock.now())
    await person.call('DELETE', '/account', { password })
    expect(await mailsTo(app, ada.email)).toHaveLength(1)
  })

  it('of a local account needs its password, whatever else is given', async () => {
    const person = await signedUp(app)
    const { passwordWrong, passwordRequired } = deleteAccountTexts
    const given: [object, string][] = [
      [{ password: 'not the password' }, passwordWrong],
      [{ password: 'x'.repeat(2000) }, passwordWrong],
      [{ confirm: 'DELETE' }, passwordRequired],
      [{ password: '' }, passwordRequired],
      [{}, passwordRequired],
    ]
    for (const [body, message] of given) {
      const refused = await person.call<Refusal>('DELETE', '/account', body)
      expect([refused.status, refused.body.message, refused.body.issues?.[0]?.path]).toEqual([400, message, 'password'])
    }
    expect((await person.call('GET', '/contacts')).status).toBe(200)
  })

  it('by guessing the password comes to an end', async () => {
    const person = await signedUp(app)
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await person.call('DELETE', '/account', { password: `guess ${tries}` })).status)
    expect(statuses.at(-2)).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })

  it('takes a guest’s word for it, and nothing else', async () => {
    const guest = await startedGuest(app)
    for (const body of [{}, { confirm: 'delete' }, { confirm: 'DELETE ' }, { password }, { confirm: 7 }])
      expect((await guest.call('DELETE', '/account', body)).status).toBe(400)
    expect((await guest.call('GET', '/contacts')).status).toBe(200)
    expect((await guest.call('DELETE', '/account', { confirm: 'DELETE' })).status).toBe(204)
    expect((await guest.call('GET', '/contacts')).status).toBe(401)
  })

  it('needs a session, and a body', async () => {
    expect((await app.visitor.call('DELETE', '/account', { confirm: 'DELETE' })).status).toBe(401)
    expect((await (await startedGuest(app)).call('DELETE', '/account')).status).toBe(400)
  })
})

/** All rows of each table as one text. The catalogue belongs to no user, and is large. */
async function everyRow(): Promise<Record<string, string>> {
  const names = allTables.map(getTableName).filter((name) => name !== 'products' && name !== 'catalogue_words')
  const { rows } = await app.database.db.execute<{ name: string; rows: string }>(
    sql.raw(
      names
        .map(
          (name) =>
            `select '${name}' as name, coalesce(string_agg(t::text, e'\\n' order by t::text), '') as rows from "${name}" t`,
        )
        .join(' union all '),
    ),
  )
  return Object.fromEntries(rows.map(({ name, rows: text }) => [name, text]))
}
