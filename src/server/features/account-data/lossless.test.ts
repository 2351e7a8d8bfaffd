import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileLists, kindOfFile, previewFile } from '#domain/account-data/file.ts'
import type { Imported } from '#domain/account-data/schema.ts'
import { contacts, giftIdeas, occasions } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { fillAccount, tablesOfUsers } from '#server/testing/filled-account.ts'
import { exportedLists, exportedSettings, type ExportedTable } from './tables.ts'
import { readAccount } from './testing/same-account.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.reset())

const exported: Record<string, ExportedTable> = { ...exportedSettings, ...exportedLists }
const exportedTables = Object.values(exported).map(({ table }) => table)
const fillable: PgTable[] = tablesOfUsers.filter((table) => exportedTables.includes(table))

describe('an export', () => {
  it('is a download of this day’s name, and is kept nowhere', async () => {
    const ada = await app.person()
    const { headers, body } = await ada.call<object>('GET', '/account/export')
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="ribbonry-2026-11-21.json"',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(body).toMatchObject({ format: 'ribbonry-account', version: 1, exportedAt: '2026-11-21T15:00:00.000Z' })
  })

  it('has no secret and no row of anybody else', async () => {
    const [ada, grace] = [await app.person({ email: 'ada@example.com' }), await app.person()]
    await fillAccount(app.database.db, grace.id, { seed: 7 })
    const people = await fillAccount(app.database.db, ada.id, { seed: 9, tables: [contacts, occasions, giftIdeas] })
    const before = (await ada.call('GET', '/account/export')).text
    const others = tablesOfUsers.filter((table) => !fillable.includes(table))
    await fillAccount(app.database.db, ada.id, { seed: 8, tables: others, before: people })
    expect((await ada.call('GET', '/account/export')).text).toBe(before)
    expect(before).not.toContain(grace.id)
    expect(before).not.toContain(ada.id)
  })

  it('needs a session', async () => {
    expect((await app.visitor.call('GET', '/account/export')).status).toBe(401)
  })
})

describe('importing an export into an empty account', () => {
  it('gives the same account, column by column, where every column has a value of its own', async () => {
    const ada = await app.person()
    const filled = await fillAccount(app.database.db, ada.id, { seed: 1, tables: fillable })
    const before = await readAccount(app.database.db, ada.id)
    const written = Object.entries(exported).map(([name, { table }]) => [name, filled.get(table)?.length ?? 0])
    expect(written.filter(([, rows]) => rows === 0)).toEqual([])
    expect(Object.keys(exported).map((name) => [name, before[name]?.length])).toEqual(written)
    for (const [name, { table }] of Object.entries(exported)) {
      const columns = getTableColumns(table)
      const empty = Object.keys(before[name]?.[0] ?? {}).filter((field) =>
        before[name]?.every((row) => row[field] === null || row[field] === columns[field]?.default),
      )
      expect(empty, `columns of ${name} that this test does not fill`).toEqual([])
    }
    const { file } = await exportOf(ada)
    await remove(ada)
    const next = await app.person()
    const answer = await next.call<Imported>('POST', '/account/import', file)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      settingsTaken: true,
      message: 'Imported 3 contacts, 9 events and 12 gift ideas.',
      added: previewOf(file).counts,
    })
    expect(await readAccount(app.database.db, next.id)).toEqual(before)
  })

  it.each([11, 12, 13, 14])('gives the same account, whatever is in it (%i)', async (seed) => {
    const ada = await app.person()
    await fillAccount(app.database.db, ada.id, { seed, sparse: true, contacts: 1 + (seed % 4) * 2, tables: fillable })
    const before = await readAccount(app.database.db, ada.id)
    const { file } = await exportOf(ada)
    await remove(ada)
    const next = await app.person()
    await next.call('POST', '/account/import', file)
    expect(await readAccount(app.database.db, next.id)).toEqual(before)
  })

  it('gives the same account where a list is longer than what is read of it at a time', async () => {
    const ada = await app.person()
    await fillAccount(app.database.db, ada.id, { seed: 15, contacts: 1, tables: [contacts, occasions] })
    // Keys of three and of four columns: the first thousand ends within an event's skips, and within a contact's products.
    await app.database.db.execute(sql`
      insert into occasion_skips (user_id, occasion_id, occurrence_date, created_at)
      select user_id, id, date '2020-01-01' + day, '2026-01-01T10:00:00Z' from occasions, generate_series(1, 800) as day`)
    await app.database.db.execute(sql`
      insert into product_dismissals (user_id, contact_id, provider, product_key, reason, created_at)
      select user_id, id, shop, 'Key ' || key, 'has_it', '2026-01-01T10:00:00Z'
      from contacts, unnest(array['catalogue', 'Zoë’s']) as shop, generate_series(1, 750) as key`)
    const before = await readAccount(app.database.db, ada.id)
    expect([before['occasionSkips'], before['productDismissals']].map((rows) => rows?.length)).toEqual([2_400, 1_500])
    const { file } = await exportOf(ada)
    await remove(ada)
    const next = await app.person()
    await next.call('POST', '/account/import', file)
    expect(await readAccount(app.database.db, next.id)).toEqual(before)
  })
})

describe('importing where it is already', () => {
  it('doubles nothing, and changes nothing', async () => {
    const ada = await app.person()
    await fillAccount(app.database.db, ada.id, { seed: 3, tables: fillable })
    const before = await readAccount(app.database.db, ada.id)
    const { file } = await exportOf(ada)
    const answer = await ada.call<Imported>('POST', '/account/import', file)
    expect(answer.body.message).toBe('You already have everything in this file.')
    expect(answer.body.alreadyThere).toEqual(previewOf(file).counts)
    expect(await readAccount(app.database.db, ada.id)).toEqual(before)
  })

  it('answers the same again under its key, and takes no other file under it', async () => {
    const [ada, grace] = [await app.person(), await app.person()]
    await fillAccount(app.database.db, ada.id, { seed: 9, tables: fillable })
    const { file } = await exportOf(ada)
    const send = (content: object) =>
      grace.call<Imported>('POST', '/account/import', content, { 'idempotency-key': 'one-import' })
    const answer = await send(file)
    expect((await send(file)).text).toBe(answer.text)
    expect((await send({ ...file, activities: [] })).status).toBe(409)
  })

  it('brings back what was deleted since, and leaves what was changed since', async () => {
    const ada = await app.person()
    await fillAccount(app.database.db, ada.id, { seed: 4, tables: fillable })
    const { file } = await exportOf(ada)
    const people = (await ada.call<{ id: number }[]>('GET', '/contacts')).body
    const gifts = (file['giftIdeas'] as { contactId: number }[]).filter(
      ({ contactId }) => contactId === people[0]?.id,
    ).length
    expect(gifts).toBeGreaterThan(0)
    await ada.call('DELETE', `/contacts/${people[0]?.id}`)
    await ada.call('PUT', `/contacts/${people[1]?.id}`, { fullName: 'Renamed since' })
    const { added } = (await ada.call<Imported>('POST', '/account/import', file)).body
    expect(added).toMatchObject({ contacts: 1, occasions: 3, giftIdeas: gifts })
    const names = (await ada.call<{ fullName: string }[]>('GET', '/contacts')).body.map(({ fullName }) => fullName)
    expect(names).toHaveLength(3)
    expect(names).toContain('Renamed since')
  })

  it('keeps an account’s own settings', async () => {
    const [ada, grace] = [await app.person(), await app.person()]
    await fillAccount(app.database.db, ada.id, { seed: 5, tables: fillable })
    await grace.call('POST', '/contacts', { fullName: 'Bo', relationship: 'friend' })
    const before = await readAccount(app.database.db, grace.id)
    const answer = await grace.call<Imported>('POST', '/account/import', (await exportOf(ada)).file)
    expect(answer.body.settingsTaken).toBe(false)
    const { preferences, profile, account } = await readAccount(app.database.db, grace.id)
    expect({ preferences, profile, account }).toEqual({
      preferences: before['preferences'],
      profile: before['profile'],
      account: before['account'],
    })
  })

  it('on the server where somebody else has it makes rows of one’s own, once', async () => {
    const [ada, grace] = [await app.person(), await app.person()]
    await fillAccount(app.database.db, ada.id, { seed: 6, tables: fillable })
    const adas = await readAccount(app.database.db, ada.id)
    const { file } = await exportOf(ada)
    await grace.call('POST', '/account/import', file)
    const graces = await readAccount(app.database.db, grace.id)
    expect(withoutUids(graces)).toEqual(withoutUids(adas))
    const again = await grace.call<Imported>('POST', '/account/import', file)
    expect(again.body.message).toBe('You already have everything in this file.')
    expect(await readAccount(app.database.db, grace.id)).toEqual(graces)
    expect(await readAccount(app.database.db, ada.id)).toEqual(adas)
  })

  it('gives a contact no second birthday', async () => {
    const ada = await app.person()
    await ada.call('POST', '/contacts', { fullName: 'Bo', relationship: 'friend', birthday: '05/04' })
    const { file } = await exportOf(ada)
    const [event] = file['occasions'] as { uid: string }[]
    if (event) event.uid = '11111111-1111-4111-8111-111111111111'
    expect((await ada.call<Imported>('POST', '/account/import', file)).body.added.occasions).toBe(0)
  })
})

async function exportOf(person: Person) {
  const { text } = await person.call('GET', '/account/export')
  return { text, file: JSON.parse(text) as Record<string, unknown> }
}

function previewOf(file: unknown) {
  const content = kindOfFile(file)
  if (typeof content === 'string') throw new Error(content)
  return previewFile(content)
}

async function remove(person: Person) {
  const gone = await person.call('DELETE', '/account', { confirm: 'DELETE' })
  if (gone.status !== 204) throw new Error(gone.text)
}

function withoutUids(account: Awaited<ReturnType<typeof readAccount>>) {
  return fileLists.map((list) => account[list]?.map((row) => ({ ...row, uid: undefined })))
}
