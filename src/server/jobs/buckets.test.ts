import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#server/db/schema.ts'
import { lockFreeUsers } from '#server/db/lock-users.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'
import { bucketOf, ofOwnBuckets } from './buckets.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  const at = new Date('2026-11-21T15:00:00Z')
  const row = { createdAt: at, updatedAt: at, lastSeenAt: at }
  await app.database.db
    .insert(users)
    .values(Array.from({ length: 300 }, (_, index) => ({ ...row, id: `user-${index}` })))
})
afterAll(() => app.close())

const found = () => app.database.db.select({ id: users.id, bucket: bucketOf(users.id) }).from(users)

describe('a process that looks for work', () => {
  it('finds users in all of 64 buckets', async () => {
    const buckets = new Set((await found()).map(({ bucket }) => bucket))
    expect(buckets.size).toBeGreaterThan(55)
    for (const bucket of buckets) expect(bucket >= 0 && bucket < 64).toBe(true)
  })

  it('takes as much as it can, and all if that is less', async () => {
    const all = await found()
    for (const [most, taken] of [
      [100, 100],
      [300, 300],
      [1000, 300],
    ] as const) {
      const own = await app.database.db.transaction((tx) => ofOwnBuckets(tx, 'try', all, most))
      expect(new Set(own.map(({ id }) => id)).size).toBe(taken)
    }
  })
})

describe.skipIf(!process.env.TEST_DATABASE_URL)('two processes (skipped without TEST_DATABASE_URL)', () => {
  it('never have the same bucket for the same job, and have what the other one leaves', async () => {
    const all = await found()
    const { db } = app.database
    await db.transaction(async (tx) => {
      const first = await ofOwnBuckets(tx, 'try', all, 100)
      const second = await db.transaction((other) => ofOwnBuckets(other, 'try', all, 300))
      const theirs = new Set(second.map(({ bucket }) => bucket))
      expect(first.filter(({ bucket }) => theirs.has(bucket))).toEqual([])
      expect(second.length).toBeGreaterThan(100)
      expect(await db.transaction((other) => ofOwnBuckets(other, 'another', all, 300))).toHaveLength(300)
    })
    expect(await db.transaction((tx) => ofOwnBuckets(tx, 'try', all, 300))).toHaveLength(300)
  })

  it('leave out a user whom the other one has locked', async () => {
    const { db } = app.database
    await db.transaction(async (tx) => {
      expect(await lockFreeUsers(tx, ['user-2', 'user-1', 'user-2'])).toEqual(['user-1', 'user-2'])
      expect(await db.transaction((other) => lockFreeUsers(other, ['user-1', 'user-3']))).toEqual(['user-3'])
    })
  })
})
