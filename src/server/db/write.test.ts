import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { userActivities, users } from '#server/db/schema.ts'
import { asOwner } from '#server/identity/as-owner.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { changeData, withCommit } from './write.ts'

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
