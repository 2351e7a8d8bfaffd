import { expect, it } from 'vitest'
import { mapValues } from './map-values.ts'

it('makes something of each value and its name', () => {
  expect(mapValues({ one: 1, two: 2 }, (value, name) => `${name}: ${value}`)).toEqual({ one: 'one: 1', two: 'two: 2' })
})
