import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/connection.ts'
import { openTestDatabase } from '#server/db/testing.ts'
import { visitorKey, countTry } from './rate-limit.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const limit = { name: 'knock', max: 3, windowSeconds: 60 }
const noon = new Date('2026-11-21T12:00:00Z')
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

describe('a limit', () => {
  it('lets so many tries pass, then says how long to wait', async () => {
    for (let i = 0; i < 3; i++) await countTry(database.db, limit, 'ada', noon)
    await expect(countTry(database.db, limit, 'ada', later(20))).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 40 },
    })
    await countTry(database.db, limit, 'bob', later(20))
  })

  it('starts over when its window ends', async () => {
    await expect(countTry(database.db, limit, 'ada', later(61))).resolves.toBeUndefined()
    await expect(countTry(database.db, limit, 'ada', later(62))).resolves.toBeUndefined()
  })

  it('counts parallel tries each', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => countTry(database.db, limit, 'cleo', noon)))
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(3)
  })
})

describe('addresses', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
    ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::7', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (ip, key) => expect(visitorKey(ip)).toBe(key))
})
