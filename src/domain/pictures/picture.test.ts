import { describe, expect, it } from 'vitest'
import { giftPicture, pictureVersion, previewPicture } from './picture.ts'

const kettle = 'https://shop.example/kettle.jpg'

describe('the address of a gift picture', () => {
  it("is this server's, for a picture of another site", () => {
    expect(giftPicture({ id: 7, imageUrl: kettle })).toBe(`/api/gift-ideas/7/picture/${pictureVersion(kettle)}`)
    expect(previewPicture(kettle)).toBe(`/api/link-preview/picture/${pictureVersion(kettle)}`)
  })

  it('is the drawing itself where the app drew it, and none without a picture', () => {
    expect(giftPicture({ id: 7, imageUrl: '/api/illustrations/books' })).toBe('/api/illustrations/books')
    expect(giftPicture({ id: 7, imageUrl: null })).toBeNull()
    // Only the beginning of an address says whose it is.
    const imageUrl = 'https://shop.example/api/illustrations/books'
    expect(giftPicture({ id: 7, imageUrl })).toBe(`/api/gift-ideas/7/picture/${pictureVersion(imageUrl)}`)
  })
})

describe('the version of a picture', () => {
  it('is that of earlier releases, which browsers have cached and links contain', () => {
    expect(['', 'a', kettle].map(pictureVersion)).toEqual(['wvjl67o803', '262p94epp1d', 'tvlxvylfka'])
  })

  it('is another for another address, however little they differ', () => {
    const addresses = Array.from({ length: 20_000 }, (_, number) => `https://shop.example/${number}.jpg`)
    expect(new Set(addresses.map(pictureVersion)).size).toBe(addresses.length)
    expect(pictureVersion('ab')).not.toBe(pictureVersion('ba'))
  })
})
