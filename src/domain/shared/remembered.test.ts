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

it('what is asked for again and again is kept, however many others come', () => {
  const { make, made } = counted()
  for (let number = 0; number < 50_000; number += 1) {
    make(`${number}`)
    if (number % 5_000 === 0) make('kite')
  }
  expect(made.filter((text) => text === 'kite')).toHaveLength(1)
})

it('at most twenty thousand texts are kept, the latest', () => {
  const { make, made } = counted()
  for (let number = 0; number < 20_001; number += 1) make(`${number}`)
  make('20000')
  expect(made).toHaveLength(20_001)
  make('0')
  expect(made).toHaveLength(20_002)
})
