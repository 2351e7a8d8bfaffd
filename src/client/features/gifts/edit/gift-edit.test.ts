import { expect, it } from 'vitest'
import { answeredGift } from '#domain/testing/answers.ts'
import { changedBody, giftErrors, giftVersions } from './gift-edit.ts'
import type { GiftValues } from './gift-edit.ts'

const kalimba: GiftValues = { title: 'Kalimba', description: '', price: '48.70', productUrl: 'https://example.com/k' }
const saved = answeredGift({ title: 'Kalimba', description: null, price: '48.70', productUrl: 'https://example.com/k' })

it('names what is wrong with a gift', () => {
  expect(giftErrors(kalimba)).toEqual({})
  expect(giftErrors({ title: ' ', description: '', price: '-1', productUrl: 'javascript:alert(1)' })).toEqual({
    title: 'Gift name is required',
    price: 'Price must be 0 or more',
    productUrl: 'Enter a valid link (https://…)',
  })
})

it('sends what was changed and nothing else; an emptied field is an empty text', () => {
  expect(changedBody(kalimba, saved)).toEqual({})
  expect(changedBody({ ...kalimba, title: ' Mbira ', price: '' }, saved)).toEqual({ title: 'Mbira', price: '' })
})

it('shows two versions in words, however an amount was typed', () => {
  const theirs = { ...kalimba, title: 'Mbira', price: '$48.7' }
  expect(giftVersions.differences(kalimba, theirs, saved)).toEqual([
    { label: 'Gift Name', mine: 'Kalimba', theirs: 'Mbira' },
  ])
})

it('keeps what was typed and takes over what only the other changed', () => {
  const mine = { ...kalimba, title: 'Kalimba, 17 keys' }
  const theirs = { ...kalimba, title: 'Mbira', price: '52.00' }
  expect(giftVersions.merge(theirs, mine, kalimba)).toEqual({
    values: { ...kalimba, title: 'Kalimba, 17 keys', price: '52.00' },
    takenOver: ['Price'],
  })
})
