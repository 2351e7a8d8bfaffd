import { describe, expect, it } from 'vitest'
import { giftTexts } from '../texts/gifts.ts'
import { imageSchema, newGiftSchema } from './schema.ts'

const rated = (rating: unknown) => newGiftSchema.safeParse({ contactId: 1, title: 'Kettle', rating })

describe('a rating', () => {
  it.each([
    ['4.5', '4.5'],
    [4, '4.0'],
    ['5', '5.0'],
    [0.04, '0.0'],
    [0, null],
    ['0', null],
    [null, null],
  ])('of %j is kept as %j', (rating, kept) => {
    expect(rated(rating).data?.rating).toBe(kept)
  })

  it.each([-0.1, 5.1, 'good', Number.NaN, true])('of %j is refused', (rating) => {
    const { error } = rated(rating)
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[['rating'], giftTexts.ratingInvalid]])
  })

  it('that is refused is so by a rule of ours, whose words the form shows', () => {
    expect(rated(6).error?.issues[0]?.code).toBe('custom')
  })
})

describe('a picture', () => {
  it.each([
    ['/api/illustrations/books.mugs-1', '/api/illustrations/books.mugs-1'],
    ['https://shop.example/a.png', 'https://shop.example/a.png'],
    ['', null],
    [null, null],
  ])('%j is taken as %j', (image, kept) => {
    expect(imageSchema.parse(image)).toBe(kept)
  })

  it.each([
    '/api/illustrations/',
    '/api/illustrations/UP',
    '/api/illustrations/a/../b',
    `/api/illustrations/${'a'.repeat(141)}`,
    'x/api/illustrations/a',
    'data:image/png;base64,AAAA',
  ])('%s is refused', (image) => {
    expect(imageSchema.safeParse(image).error?.issues.map(({ message }) => message)).toEqual([giftTexts.imageInvalid])
  })
})
