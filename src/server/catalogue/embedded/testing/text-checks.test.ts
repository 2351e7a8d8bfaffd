import { expect, test } from 'vitest'
import { alikePairs, alikeness, brandsIn, doubledWords, misspelt, readingGrade, trigramsOf } from './text-checks.ts'

test('brands are found as words of any case, and not within others', () => {
  expect(brandsIn('A LEGO tower and some Star Wars cards')).toEqual(['lego', 'star wars'])
  expect(brandsIn('Legolas reads by the window ledge')).toEqual([])
})

test('what is misspelt or said twice is found', () => {
  expect(misspelt('You will recieve a grey box')).toEqual(['recieve', 'grey'])
  expect(doubledWords('for the the garden; the choo choo is fine')).toEqual(['the the'])
})

test('a hard text has a high grade, an easy one a low one', () => {
  expect(readingGrade('The cat sat on the mat. It was warm there.')).toBeLessThan(3)
  expect(
    readingGrade('Notwithstanding considerable methodological heterogeneity, multidimensional evaluations predominate'),
  ).toBeGreaterThan(14)
})

test('titles are alike by the letters they share', () => {
  expect(alikeness(trigramsOf('Folding walnut chess set'), trigramsOf('Walnut chess set, folding'))).toBe(1)
  expect(alikeness(trigramsOf('Folding walnut chess set'), trigramsOf('Snuffle mat'))).toBeLessThan(0.1)
})

test('the pairs of titles that are alike are those that comparing each with each finds', () => {
  const materials = ['walnut', 'oak', 'cherry']
  const things = ['chess set', 'chess board', 'serving board', 'serving tray', 'pencil tray', 'picture frame']
  const shapes = ['Folding', 'Round', 'Rounded']
  const titles = shapes.flatMap((shape) =>
    materials.flatMap((material) => things.map((thing) => ({ title: `${shape} ${material} ${thing}` }))),
  )
  const named = (pairs: { title: string }[][]) =>
    pairs.map((pair) => pair.map(({ title }) => title).join(' ~ ')).toSorted()
  for (const threshold of [0.5, 0.6, 0.8]) {
    const all = titles.flatMap((other, at) =>
      titles
        .slice(0, at)
        .filter(({ title }) => alikeness(trigramsOf(title), trigramsOf(other.title)) > threshold)
        .map((one) => [one, other]),
    )
    expect(all.length).toBeGreaterThan(0)
    expect(named(alikePairs(titles, threshold))).toEqual(named(all))
  }
})
