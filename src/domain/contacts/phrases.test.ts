import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phrasesOf, withPhrase } from './phrases.ts'

it('a free text names single things', () => {
  expect(phrasesOf(' dinosaurs, outer space;\n 3.5 inch disks. Long walks with her dog. ')).toEqual([
    'dinosaurs',
    'outer space',
    '3.5 inch disks',
    'Long walks with her dog',
  ])
  expect(phrasesOf(' ,;. ')).toEqual([])
})

it('one of them changes or goes, and the rest stays as it was written', () => {
  expect(withPhrase('dinosaurs; space.\nkites', 'space', 'rockets')).toBe('dinosaurs; rockets.\nkites')
  expect(withPhrase('dinosaurs; space.\nkites', 'dinosaurs', '')).toBe('space.\nkites')
  expect(withPhrase('dinosaurs; space.\nkites', 'kites', ' ')).toBe('dinosaurs; space')
  expect(withPhrase('wool', 'wool', '')).toBe('')
  expect(withPhrase('wool', 'silk', 'cotton')).toBeUndefined()
})

it('taking one out leaves exactly the others', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]+( [a-z]+)?$/), { minLength: 1, maxLength: 6 })
  const separator = fc.constantFrom(', ', ',', '; ', '\n', '. ')
  fc.assert(
    fc.property(words, separator, fc.nat(), (phrases, between, place) => {
      const at = phrases.indexOf(phrases[place % phrases.length] ?? '')
      const left = withPhrase(phrases.join(between), phrases[at] ?? '', '')
      expect(phrasesOf(left ?? 'not found')).toEqual(phrases.filter((_, index) => index !== at))
    }),
  )
})
