import { describe, expect, it } from 'vitest'
import { soundProducts } from './sound-products.ts'

const kalimba = {
  title: 'Kalimba',
  price: 'Typically $20–30',
  imageUrl: '/api/illustrations/kalimba.svg',
  productUrl: 'https://shop.example/s?k=kalimba',
}

describe('what a search shows of what it found', () => {
  it('has a title, a price, a picture and an address', () => {
    const lacking = (['title', 'price', 'imageUrl', 'productUrl'] as const).map((field) => ({
      ...kalimba,
      [field]: '',
    }))
    expect(soundProducts([...lacking, kalimba])).toEqual([kalimba])
  })

  it('links to a page, not to an anchor on one, and shows no placeholder picture', () => {
    const broken = [
      { ...kalimba, productUrl: '#' },
      { ...kalimba, productUrl: 'https://shop.example/a#b' },
      { ...kalimba, imageUrl: 'https://shop.example/placeholder.png' },
    ]
    expect(soundProducts(broken)).toEqual([])
  })
})
