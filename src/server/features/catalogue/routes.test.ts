import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'
import { openTestApp, type TestApp } from '#server/testing/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ AFFILIATE_TAG: 'ribbonry-20' })
})
afterAll(() => app.close())

describe('the window of the landing page', () => {
  it('shows visitors 25 cards, each with a price and a link that carries the affiliate tag', async () => {
    const { status, body } = await app.visitor.call<FeaturedCard[]>('GET', '/gifts/featured')
    expect(status).toBe(200)
    expect(body).toHaveLength(25)
    expect(body[0]).toEqual({
      id: 'pour-over-coffee-set',
      title: 'Pour-over coffee set',
      description: expect.stringContaining('slow, very good cup') as string,
      price: '$34.00',
      priceAmount: '34.00',
      imageUrl: '/api/illustrations/pour-over-coffee-set.svg',
      productUrl: expect.stringMatching(/^https:\/\/www\.amazon\.com\/s\?k=.+&tag=ribbonry-20$/) as string,
      categoryId: 'home-and-kitchen.coffee-and-tea.coffee',
      itemType: 'gift',
      provider: 'ribbonry',
      productKey: 'pour-over-coffee-set',
    })
    expect(new Set(body.map(({ id }) => id)).size).toBe(25)
  })

  it('may be kept for a while', async () => {
    const { headers } = await app.visitor.call('GET', '/gifts/featured')
    expect(headers['cache-control']).toBe('public, max-age=300')
  })
})

describe('the drawn pictures', () => {
  it('of every featured gift are there, for visitors and for ever', async () => {
    const { body } = await app.visitor.call<FeaturedCard[]>('GET', '/gifts/featured')
    for (const { imageUrl } of body) {
      const picture = await app.visitor.call('GET', imageUrl.replace('/api', ''))
      expect(picture.status).toBe(200)
      expect(picture.headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      })
      expect(picture.text).toMatch(/^<svg /)
    }
  })

  it('are not sent again to whoever has them', async () => {
    const { headers } = await app.visitor.call('GET', '/illustrations/pour-over-coffee-set.svg')
    const again = await app.visitor.call('GET', '/illustrations/pour-over-coffee-set.svg', undefined, {
      'if-none-match': String(headers.etag),
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it.each(['nobody-drew-this', '%3Cscript%3E', 'a.b'])('of %s are the neutral tile, not for ever', async (id) => {
    const { text: neutral } = await app.visitor.call('GET', '/illustrations/fallback.svg')
    const { status, text, headers } = await app.visitor.call('GET', `/illustrations/${id}.svg`)
    expect([status, text]).toEqual([200, neutral])
    expect(headers['cache-control']).toBe('public, max-age=300')
  })

  it('without .svg are not there', async () => {
    expect((await app.visitor.call('GET', '/illustrations/fallback')).status).toBe(404)
    expect((await app.visitor.call('GET', `/illustrations/${'x'.repeat(141)}.svg`)).status).toBe(400)
  })
})
