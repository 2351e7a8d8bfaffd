import { describe, expect, it } from 'vitest'
import { contactPicture, giftPicture, previewPicture, sourceVersion } from './picture.ts'

const kettle = 'https://shop.example/kettle.jpg'

const noneOwn = { id: 7, pictureVersion: null }

describe('the address of a gift picture', () => {
  it("is this server's, for a picture of another site", () => {
    expect(giftPicture({ ...noneOwn, imageUrl: kettle })).toBe(`/api/gift-ideas/7/picture/${sourceVersion(kettle)}`)
    expect(previewPicture(kettle)).toBe(`/api/link-preview/picture/${sourceVersion(kettle)}`)
  })

  it('is the drawing itself where the app drew it, and none without a picture', () => {
    expect(giftPicture({ ...noneOwn, imageUrl: '/api/illustrations/books' })).toBe('/api/illustrations/books')
    expect(giftPicture({ ...noneOwn, imageUrl: null })).toBeNull()
    // Only the beginning of an address says whose it is.
    const imageUrl = 'https://shop.example/api/illustrations/books'
    expect(giftPicture({ ...noneOwn, imageUrl })).toBe(`/api/gift-ideas/7/picture/${sourceVersion(imageUrl)}`)
  })

  it.each([kettle, '/api/illustrations/books', null])("is the user's own before %s", (imageUrl) => {
    const own = { id: 7, pictureVersion: '00ff', imageUrl }
    expect(giftPicture(own)).toBe('/api/gift-ideas/7/picture?version=00ff')
  })
})

describe("the address of a contact's photo", () => {
  it('names its version, and is none without one', () => {
    expect(contactPicture({ id: 7, pictureVersion: '00ff' })).toBe('/api/contacts/7/picture?version=00ff')
    expect(contactPicture({ id: 7, pictureVersion: null })).toBeNull()
  })
})

describe('the version of a picture', () => {
  it('is that of earlier releases, which browsers have cached and links contain', () => {
    expect(['', 'a', kettle].map(sourceVersion)).toEqual(['wvjl67o803', '262p94epp1d', 'tvlxvylfka'])
  })

  it('is another for another address, however little they differ', () => {
    const addresses = Array.from({ length: 20_000 }, (_, number) => `https://shop.example/${number}.jpg`)
    expect(new Set(addresses.map(sourceVersion)).size).toBe(addresses.length)
    expect(sourceVersion('ab')).not.toBe(sourceVersion('ba'))
  })
})
