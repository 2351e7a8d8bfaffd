import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf, occasionOf } from '#server/db/keys.ts'
import { contacts, giftIdeas, occasions, users } from '#server/db/schema.ts'
import { asOwner } from '#server/identity/as-owner.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent, addGift } from '#server/testing/records.ts'
import { createSharedReads, readTogether } from './line.ts'
import { preparedOnce } from './prepared.ts'
import { changeData } from './write.ts'

let app: TestApp
let ada: Person

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.reset()
  ada = await app.person()
})

const numberOf = preparedOnce((db) =>
  db
    .select({ number: sql<number>`${sql.placeholder('number')}::int` })
    .from(users)
    .prepare('number_of_this_test'),
)
const read = (number: unknown) => async (line: DbOrTx) => (await numberOf(line).execute({ number }))[0]?.number

it('reads of requests that arrive together take one connection, and each gets its own answer', async () => {
  const shared = createSharedReads(app.services.db)
  const lines = new Set<DbOrTx>()
  let answered = 0
  const readOf = (number: number) =>
    shared(async (line) => {
      lines.add(line)
      // None of them waits for the connection of another.
      expect(answered).toBe(0)
      const answer = await read(number)(line)
      answered += 1
      return answer
    })
  expect(await Promise.all([1, 2, 3].map(readOf))).toEqual([1, 2, 3])
  expect(lines.size).toBe(1)
  expect(await shared(read(4))).toBe(4)
})

it('without a connection each of them fails, and later ones are read', async () => {
  const connect = vi.spyOn(app.services.db.$client, 'connect').mockImplementationOnce(() => {
    throw new Error('no connection')
  })
  const shared = createSharedReads(app.services.db)
  const arriving = await Promise.allSettled([shared(read(1)), shared(read(2))])
  expect(arriving.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await shared(read(3))).toBe(3)
  connect.mockRestore()
})

it('one that fails does not change the answers of those before it', async () => {
  const shared = createSharedReads(app.services.db)
  const [before, failed] = await Promise.allSettled([shared(read(1)), shared(read('no number'))])
  expect(before).toEqual({ status: 'fulfilled', value: 1 })
  expect(failed?.status).toBe('rejected')
  expect(await shared(read(2))).toBe(2)
})

it('a prepared statement reads the same rows over a line as without one, each time', async () => {
  const { id: contactId } = await addContact(ada, { birthday: '1990-05-17' })
  const { id: occasionId } = await addEvent(ada, contactId)
  await addGift(ada, contactId, { occasionId, price: '24.90' })
  await addGift(ada, contactId)
  const gifts = preparedOnce((db) =>
    db
      .select({
        gift: giftIdeas,
        event: occasions,
        person: { name: contacts.fullName, addedAt: contacts.createdAt, kinds: contacts.categoryIds },
        price: giftIdeas.price,
        hasPrice: sql<boolean>`${giftIdeas.price} is not null`,
      })
      .from(giftIdeas)
      .innerJoin(contacts, contactOf(giftIdeas))
      .leftJoin(occasions, occasionOf(giftIdeas))
      .where(eq(giftIdeas.userId, sql.placeholder('owner')))
      .orderBy(giftIdeas.id)
      .prepare('gifts_of_this_test'),
  )
  const { db } = app.services
  const plain = await gifts(db).execute({ owner: ada.id })
  expect(plain).toMatchObject([
    { event: { id: occasionId }, price: 2490 },
    { event: null, price: null },
  ])
  const overLine = (line: DbOrTx) => gifts(line).execute({ owner: ada.id })
  expect(JSON.stringify(await readTogether(db, overLine))).toBe(JSON.stringify(plain))
  // The second time the database isn't asked for the columns.
  expect(await readTogether(db, (line) => Promise.all([overLine(line), overLine(line)]))).toEqual([plain, plain])
})

it('a prepared statement whose value is missing is not sent', async () => {
  const asked = readTogether(app.services.db, (line) => numberOf(line).execute({}))
  await expect(asked).rejects.toThrow('No value for placeholder "number"')
})

it('a prepared statement has one plan for all values, and what else the connection runs has its own', async () => {
  const { db } = app.services
  const lastUsed = async (query: string) => (await db.$client.query<Record<string, unknown>>(query)).rows
  await readTogether(db, (line) => Promise.all([read(1)(line), read(2)(line)]))
  await changeData(db, asOwner(ada.id), read(3))
  const plans = "select custom_plans::int from pg_prepared_statements where name = 'number_of_this_test'"
  expect(await lastUsed(plans)).toEqual([{ custom_plans: 0 }])
  expect(await lastUsed('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'auto' }])
  await expect(readTogether(db, read('no number'))).rejects.toThrow('Failed query')
  expect(await lastUsed('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'auto' }])
  await expect(changeData(db, asOwner(ada.id), read('no number'))).rejects.toThrow('Failed query')
  expect(await lastUsed('show plan_cache_mode')).toEqual([{ plan_cache_mode: 'auto' }])
})
