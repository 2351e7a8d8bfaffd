import { describe, expect, it } from 'vitest'
import type { Split } from '#domain/splits/schema.ts'
import { splitWorld } from './testing/world.ts'

const world = splitWorld()

describe('whose splits they are', () => {
  it.each<['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string]>([
    ['GET', '/gift-ideas/:gift/split'],
    ['POST', '/gift-splits'],
    ['PUT', '/gift-splits/:split'],
    ['PATCH', '/gift-splits/:split'],
    ['DELETE', '/gift-splits/:split'],
  ])('%s %s is not there for a stranger, and closed to visitors', async (method, path) => {
    const { body } = await world.post()
    const filled = path.replace(':gift', String(world.gift.id)).replace(':split', String(body.id))
    const payload =
      method === 'GET' || method === 'DELETE'
        ? undefined
        : { giftIdeaId: world.gift.id, isPurchased: true, contributors: [{ name: 'Mallory', amount: 1 }] }
    const stranger = await world.app.person()
    expect((await stranger.call(method, filled, payload)).status).toBe(404)
    expect((await world.app.visitor.call(method, filled, payload)).status).toBe(401)
    expect(await world.splitNow()).toEqual(body)
    expect((await world.giftNow()).isPurchased).toBe(false)
    expect((await stranger.call<Split[]>('GET', '/gift-splits')).body).toEqual([])
  })

  it('a split that is not there, or no id, is no split', async () => {
    expect((await world.ada.call('GET', `/gift-ideas/${world.gift.id}/split`)).status).toBe(404)
    expect((await world.put(999, {})).status).toBe(404)
    for (const id of ['0', 'x', '1.5']) expect((await world.ada.call('PUT', `/gift-splits/${id}`, {})).status).toBe(400)
  })

  it('the list answers 304 until something changes', async () => {
    const etag = { 'if-none-match': String((await world.ada.call('GET', '/gift-splits')).headers.etag) }
    expect((await world.ada.call('GET', '/gift-splits', undefined, etag)).status).toBe(304)
    await world.post()
    expect((await world.ada.call('GET', '/gift-splits', undefined, etag)).status).toBe(200)
  })
})
