import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

const counted = () => {
  const made: string[] = []
  const make = remembered((text) => {
    made.push(text)
    return text.toUpperCase()
  })
  return { make, made }
}

it('what was made of a text is made once', () => {
  const { make, made } = counted()
  expect(['kite', 'tea', 'kite'].map(make)).toEqual(['KITE', 'TEA', 'KITE'])
  expect(made).toEqual(['kite', 'tea'])
})

it('ten thousand texts are kept, and then it begins again', () => {
  const { make, made } = counted()
  for (let number = 0; number < 10_000; number += 1) make(String(number))
  make('0')
  expect(made).toHaveLength(10_000)
  make('one more')
  make('0')
  expect(made.slice(10_000)).toEqual(['one more', '0'])
})
