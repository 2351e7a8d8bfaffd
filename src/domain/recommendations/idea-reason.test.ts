import { expect, test } from 'vitest'
import { ideaReason } from './idea-reason.ts'
import { mug } from './testing/samples.ts'

const plain = { ...mug, kind: 'gift', consumable: false, useYears: 2 } as const

test('an idea is recommended by its own words, two at most', () => {
  expect(ideaReason({ ...plain, title: 'Large-print crosswords', summary: 'Light to hold.' })).toBe(
    'Large print, light to hold',
  )
  expect(ideaReason({ ...plain, summary: 'An unscented cream.' })).toBe('Unscented')
})

test('or by what kind of thing it is', () => {
  expect(ideaReason({ ...plain, kind: 'experience' })).toBe('Something to do, nothing to store')
  expect(ideaReason({ ...plain, kind: 'giftcard' })).toBe('They choose for themselves')
  expect(ideaReason({ ...plain, kind: 'diy' })).toBe('Made by you')
  expect(ideaReason({ ...plain, consumable: true })).toBe('Used up, so it takes no space')
  expect(ideaReason({ ...plain, useYears: 20 })).toBe('Made to be used for years')
})

test('an ordinary thing says nothing of itself', () => {
  expect(ideaReason(plain)).toBeUndefined()
})
