import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { userActivities, users } from '#server/db/schema.ts'
import { asOwner } from '#server/identity/as-owner.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { readTogether } from './line.ts'
import { preparedInsert } from './prepared.ts'
import { andCommit, changeData, withCommit } from './write.ts'

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

const activity = (description: string | null) => ({
  userId: ada.id,
  activityType: 'profile_updated',
  description: description as string,
  createdAt: app.clock.now(),
})
const activities = () => app.services.db.select().from(userActivities)
const countOfWrites = async () => {
  const [row] = await app.services.db.select({ count: users.dataVersion }).from(users).where(eq(users.id, ada.id))
  return row?.count
}

it('what is sent with the commit is part of the change', async () => {
  const before = await countOfWrites()
  await changeData(app.services.db, asOwner(ada.id), async (tx) => {
    await withCommit(tx, tx.insert(userActivities).values(activity('first')).execute())
    await withCommit(tx, tx.insert(userActivities).values(activity('second')).execute())
  })
  expect((await activities()).map(({ description }) => description)).toEqual(['first', 'second'])
  expect(await countOfWrites()).toBe((before ?? 0) + 1)
})

it('a change fails with what was sent with its commit, and leaves nothing', async () => {
  const before = await countOfWrites()
  const change = changeData(app.services.db, asOwner(ada.id), async (tx) => {
    await withCommit(tx, tx.insert(userActivities).values(activity('first')).execute())
    await withCommit(tx, tx.insert(userActivities).values(activity(null)).execute())
  })
  await expect(change).rejects.toThrow('Failed query')
  expect(await activities()).toEqual([])
  expect(await countOfWrites()).toBe(before)
})

it('a change that caught the failure of a statement is not taken for done', async () => {
  const change = changeData(app.services.db, asOwner(ada.id), async (tx) => {
    await tx.insert(userActivities).values(activity('first'))
    await tx.execute(sql`select 1 / 0`).catch(() => undefined)
  })
  await expect(change).rejects.toThrow('A change was committed after a part of it failed')
  expect(await activities()).toEqual([])
})

it('nothing is written for an account that is gone, whatever the change says', async () => {
  const gone = asOwner('nobody')
  const signInFirst = { code: 'UNAUTHENTICATED' }
  await expect(changeData(app.services.db, gone, async () => 'done')).rejects.toMatchObject(signInFirst)
  await expect(changeData(app.services.db, gone, () => Promise.reject(new Error('no such row')))).rejects.toMatchObject(
    signInFirst,
  )
})

it('the next change over the same connection begins afresh', async () => {
  const failing = changeData(app.services.db, asOwner(ada.id), async (tx) => {
    await withCommit(tx, tx.insert(userActivities).values(activity(null)).execute())
  })
  await expect(failing).rejects.toThrow('Failed query')
  await changeData(app.services.db, asOwner(ada.id), async (tx) => {
    await tx.insert(userActivities).values(activity('next'))
  })
  expect((await activities()).map(({ description }) => description)).toEqual(['next'])
})

it('a change whose statements are all sent with its last one is committed with it, as a whole', async () => {
  const before = (await countOfWrites()) ?? 0
  const written = await changeData(
    app.services.db,
    asOwner(ada.id),
    async (tx) => {
      await withCommit(tx, tx.insert(userActivities).values(activity('first')).execute())
      return andCommit(tx, tx.insert(userActivities).values(activity('second')).returning().execute())
    },
    { isOneCommand: true },
  )
  expect(written).toMatchObject([{ description: 'second' }])
  const failing = changeData(
    app.services.db,
    asOwner(ada.id),
    async (tx) => {
      await withCommit(tx, tx.insert(userActivities).values(activity('third')).execute())
      return andCommit(tx, tx.insert(userActivities).values(activity(null)).execute())
    },
    { isOneCommand: true },
  )
  await expect(failing).rejects.toThrow('Failed query')
  expect((await activities()).map(({ description }) => description)).toEqual(['first', 'second'])
  expect(await countOfWrites()).toBe(before + 1)
})

it('so is one that has waited for an answer before', async () => {
  await changeData(
    app.services.db,
    asOwner(ada.id),
    async (tx) => {
      await tx.insert(userActivities).values(activity('first'))
      await andCommit(tx, tx.insert(userActivities).values(activity('second')).execute())
    },
    { isOneCommand: true },
  )
  expect((await activities()).map(({ description }) => description)).toEqual(['first', 'second'])
})

it('a change does not go on after its last statement', async () => {
  const change = changeData(
    app.services.db,
    asOwner(ada.id),
    async (tx) => {
      await andCommit(tx, tx.insert(userActivities).values(activity('last')).execute())
      await tx.insert(userActivities).values(activity('later'))
    },
    { isOneCommand: true },
  )
  await expect(change).rejects.toThrow('Failed query')
  expect((await activities()).map(({ description }) => description)).toEqual(['last'])
})

it('nothing is written beside a statement whose values cannot be sent', async () => {
  const unsendable = {
    toPostgres() {
      throw new Error('no value')
    },
  }
  const change = changeData(
    app.services.db,
    asOwner(ada.id),
    async (tx) => {
      await withCommit(tx, tx.insert(userActivities).values(activity('first')).execute())
      await andCommit(tx, tx.execute(sql`select ${unsendable}`))
    },
    { isOneCommand: true },
  )
  await expect(change).rejects.toThrow('Failed query')
  expect(await activities()).toEqual([])
})

it('a statement that failed at its first use over a connection is prepared again', async () => {
  const insert = preparedInsert(userActivities, 'insert_of_this_test')
  const write = (description: string | null) =>
    changeData(app.services.db, asOwner(ada.id), (tx) => andCommit(tx, insert(tx, activity(description))), {
      isOneCommand: true,
    })
  await expect(write(null)).rejects.toThrow('Failed query')
  await expect(write(null)).rejects.toThrow('Failed query')
  await write('first')
  await write('second')
  expect((await activities()).map(({ description }) => description)).toEqual(['first', 'second'])
})

it('a command that is a part of a change leaves the commit to it', async () => {
  const change = changeData(app.services.db, asOwner(ada.id), async (tx) => {
    await andCommit(tx, tx.insert(userActivities).values(activity('first')).execute())
    await tx.insert(userActivities).values(activity(null))
  })
  await expect(change).rejects.toThrow('Failed query')
  expect(await activities()).toEqual([])
})

it('what is read together is answered one by one, up to one that fails', async () => {
  const reads = readTogether(app.services.db, (line) =>
    Promise.allSettled([
      line.execute(sql`select 1 as one`),
      line.execute(sql`select 1 / 0`),
      line.execute(sql`select 2 as two`),
    ]),
  )
  expect((await reads).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
})
