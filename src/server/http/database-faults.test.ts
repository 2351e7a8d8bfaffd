import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiFailure } from '#domain/admin/schema.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

let test: TestApp
let ada: Person
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.reset()
  ada = await test.person()
})

/** PostgreSQL answers every new contact with this SQLSTATE, as it would on such a disk. */
async function whenInsertingFails(sqlState: string, reason: string, work: () => Promise<void>) {
  const { pool } = test.database
  await pool.query(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '${sqlState}', message = '${reason}'; end $$`)
  await pool.query('create trigger fail before insert on contacts execute function fail()')
  try {
    await work()
  } finally {
    await pool.query('drop trigger fail on contacts')
    await pool.query('drop function fail')
  }
}

const addContact = () =>
  ada.call<{ message: string; code: string }>('POST', '/contacts', { fullName: 'Bo', relationship: 'friend' })

describe('a full disk', () => {
  it('is answered with a sentence that says so, and a change works again once there is room', async () => {
    await whenInsertingFails('53100', 'could not extend file', async () => {
      const { status, body, headers } = await addContact()
      expect(status).toBe(503)
      expect(body).toMatchObject({ code: 'UNAVAILABLE', message: refusalTexts.diskFull })
      expect(headers['retry-after']).toBe('60')
    })
    expect((await addContact()).status).toBe(201)
  })
})

describe.each([
  // EROFS, EACCES or EPERM of a file under PostgreSQL.
  ['42501', 'could not extend file "base/5/16412": Read-only file system'],
  ['25006', 'cannot execute INSERT in a read-only transaction'],
])('a disk or a database that only reads (%s)', (sqlState, reason) => {
  it('is answered with a sentence that says so; reading goes on, and a change works again once it can be written', async () => {
    await whenInsertingFails(sqlState, reason, async () => {
      const { status, body, headers } = await addContact()
      expect(status).toBe(503)
      expect(body).toMatchObject({ code: 'UNAVAILABLE', message: refusalTexts.diskReadOnly })
      expect(headers['retry-after']).toBe('60')
      expect((await ada.call('GET', '/contacts')).status).toBe(200)
    })
    expect((await addContact()).status).toBe(201)
  })
})

describe.each(['XX001', 'XX002'])('a damaged page (%s)', (sqlState) => {
  it('is told to the user, in the metrics and among the administrators’ failures', async () => {
    const before = await damageMetric()
    await whenInsertingFails(sqlState, 'invalid page in block 0 of relation "base/5/16412"', async () => {
      const { status, body } = await addContact()
      expect(status).toBe(503)
      expect(body).toMatchObject({ code: 'UNAVAILABLE', message: refusalTexts.damagedData })
      await addContact()
    })
    expect(await damageMetric()).toBe(before + 2)

    const administrator = await test.person({ email: 'admin@example.com', isAdmin: true })
    const { body: failures } = await administrator.call<ApiFailure[]>('GET', '/api-failures')
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatchObject({ provider: 'database', errorType: 'DAMAGED_DATA', occurrences: 2 })
    expect(failures[0]?.errorMessage).toContain('invalid page in block 0 of relation "base/5/16412"')
    expect(failures[0]?.errorMessage).toContain('restore your latest backup')
  })
})

async function damageMetric(): Promise<number> {
  const { body } = await test.app.inject({ method: 'GET', url: '/api/metrics', remoteAddress: '127.0.0.1' })
  return Number(/^ribbonry_database_damage_total (\d+)$/m.exec(body)?.[1])
}
