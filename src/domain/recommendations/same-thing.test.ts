import { describe, expect, test } from 'vitest'
import { sameThingAs } from './same-thing.ts'

const again = (given: string, title: string) => sameThingAs([given])(title)

describe('the same kind of thing', () => {
  test('is named by the last word, and all words of one title are in the other', () => {
    expect(again('tea sampler', 'Loose-leaf tea sampler')).toBe(true)
    expect(again('Chess set', 'Folding walnut chess set for the train')).toBe(true)
    expect(again('Folding walnut chess set', 'Chess sets')).toBe(true)
    expect(again('Kalimba', 'Kalimba in maple with a felt bag')).toBe(true)
  })

  test('is not another thing with a shared word', () => {
    expect(again('tea sampler', 'Tea towel')).toBe(false)
    expect(again('tea sampler', 'Chocolate sampler')).toBe(false)
    expect(again('Chess set', 'Chess clock')).toBe(false)
    expect(again('Garden gloves', 'Hat for the garden')).toBe(false)
  })

  test('needs a title that says which one: a book may follow a book', () => {
    expect(again('Book', 'Book of plays')).toBe(false)
    expect(again('A red scarf', 'Scarf in merino')).toBe(false)
    expect(sameThingAs([])('Kalimba')).toBe(false)
  })
})
