import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApiFailure } from '#domain/admin/schema.ts'
import { apiFailures } from '#server/db/schema.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

let app: TestApp
let root: Person
beforeAll(async () => {
  app = await openTestApp()
})
beforeEach(async () => {
  await app.reset()
  root = await app.person({ isAdmin: true, email: 'root@example.com' })
})
afterAll(() => app.close())

async function failed(minutesAgo: number, errorType = 'NETWORK'): Promise<number> {
  const at = new Date(app.clock.now().getTime() - minutesAgo * 60_000)
  const failure = {
    errorType,
    errorMessage: 'no route',
    endpoint: 'search',
    provider: 'shop',
    requestParams: { page: 1 },
  }
  const [row] = await app.database.db
    .insert(apiFailures)
    .values({ ...failure, createdAt: at, lastSeenAt: at })
    .returning({ id: apiFailures.id })
  return row?.id ?? 0
}

const list = async (query = '') => (await root.call<ApiFailure[]>('GET', `/api-failures${query}`)).body

describe('the API failures', () => {
  it('are listed with what came last first, as many as asked for', async () => {
    const [old, fresh] = [await failed(60), await failed(5, 'TIMEOUT')]
    expect((await list()).map(({ id }) => id)).toEqual([fresh, old])
    expect(await list('?limit=1')).toEqual([
      {
        id: fresh,
        provider: 'shop',
        errorType: 'TIMEOUT',
        errorMessage: 'no route',
        statusCode: null,
        endpoint: 'search',
        requestParams: { page: 1 },
        retryAttempts: 0,
        occurrences: 1,
        isResolved: false,
        resolvedAt: null,
        createdAt: '2026-11-21T14:55:00.000Z',
        lastSeenAt: '2026-11-21T14:55:00.000Z',
      },
    ])
    expect((await root.call('GET', '/api-failures?limit=0')).status).toBe(400)
  })

  it('are resolved once, and keep when', async () => {
    const id = await failed(5)
    const { status, body } = await root.call<ApiFailure>('PATCH', `/api-failures/${id}/resolve`)
    expect([status, body.isResolved, body.resolvedAt]).toEqual([200, true, '2026-11-21T15:00:00.000Z'])
    app.clock.advance(60_000)
    const again = await root.call<ApiFailure>('PATCH', `/api-failures/${id}/resolve`)
    expect(again.body.resolvedAt).toBe('2026-11-21T15:00:00.000Z')
  })

  it('are deleted, and what is gone is not there', async () => {
    const id = await failed(5)
    expect((await root.call('DELETE', `/api-failures/${id}`)).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await root.call('DELETE', `/api-failures/${id}`)).status).toBe(404)
    expect((await root.call('PATCH', `/api-failures/${id}/resolve`)).status).toBe(404)
  })

  it('are for administrators only', async () => {
    const id = await failed(5)
    for (const [method, path] of [
      ['GET', '/api-failures'],
      ['PATCH', `/api-failures/${id}/resolve`],
      ['DELETE', `/api-failures/${id}`],
    ] as const) {
      expect((await app.visitor.call(method, path)).status).toBe(401)
      expect((await (await app.person()).call(method, path)).status).toBe(403)
    }
    expect((await list()).map(({ isResolved }) => isResolved)).toEqual([false])
  })
})
