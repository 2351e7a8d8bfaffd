import { describe, expect, test } from 'vitest'
import { german } from './german.ts'
import { findInterest, interests } from './interests.ts'
import { readDislikes, readInterests } from './match.ts'
import { spanish } from './spanish.ts'

describe.each([
  ['German', german],
  ['Spanish', spanish],
])('%s nouns', (_, listed) => {
  const nouns = Object.entries(listed).flatMap(([id, names]) => names.split(', ').map((name) => ({ id, name })))

  test('are 800 or more, of interests that exist, and none twice', () => {
    expect(nouns.length).toBeGreaterThan(800)
    expect(nouns.filter(({ id }) => findInterest(id) === undefined)).toEqual([])
    const names = nouns.map(({ name }) => name.toLowerCase())
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  test('mean their interest, in lower case too', () => {
    const lost = nouns.filter(({ id, name }) =>
      [name, name.toLowerCase()].some((text) => {
        const { liked, hinted } = readInterests(text)
        return !liked.includes(id) && !hinted.includes(id)
      }),
    )
    expect(lost).toEqual([])
  })
})

test.each([
  ['Kaffee und Kuchen', ['coffee', 'baking'], []],
  ['liebt Gartenarbeit und viele Bücher', ['gardening', 'reading'], []],
  ['le gusta la jardinería y el vino tinto', ['gardening', 'wine'], []],
  ['flores, libros y gatos', ['flowers', 'reading', 'cats'], []],
])('%s', (text, liked, words) => {
  expect(readInterests(text)).toMatchObject({ liked, likedWords: words, hinted: [] })
})

test.each([
  ['Papageien, Puppen, Gitarristen', ['birds', 'dolls', 'guitar']],
  ['Wanderungen, Rezepte, Sammlungen, Lampen', ['hiking', 'cookbooks', 'collecting', 'lighting']],
  ['relojes, pasteles, tambores y pinceles', ['watches', 'baking', 'drums', 'painting']],
])('plurals mean their interest: %s', (text, liked) => {
  expect(readInterests(text).liked).toEqual(liked)
})

test('a refusal may be in another language', () => {
  expect(readDislikes('Kaffee').refused).toEqual(['coffee'])
})

describe('misspelled interests', () => {
  test.each([
    ['gardning', 'gardening'],
    ['photograpy', 'photography'],
    ['Knittting', 'knitting'],
    ['swimmign', 'swimming'],
    ['cammping', 'camping'],
    ['watercolro', 'watercolor'],
  ])('%s is %s', (typed, id) => {
    expect(readInterests(typed).liked).toContain(id)
    expect([...readInterests(typed).quotes.values()]).toContain(typed)
  })

  test.each([
    'watchng',
    'colorfull',
    'enthusaist',
    'knting',
    'banking',
    'swinging',
    'cooling',
    'ruining',
    'swing',
    'quitting',
    'Gardnier Hills',
    'the Knittings',
  ])('%s stays what it is', (typed) => {
    expect(readInterests(typed)).toMatchObject({ liked: [] })
  })

  test('every name with two letters swapped means no other interest', () => {
    const names = interests.flatMap(({ id, synonyms }) =>
      synonyms.filter((name) => /^[a-z]{7,}$/.test(name)).map((name) => ({ id, name })),
    )
    const wrong = names.filter(({ name }) => {
      const typed = name.slice(0, 3) + name[4] + name[3] + name.slice(5)
      const all = new Set(readInterests(name).liked)
      return readInterests(typed).liked.some((id) => !all.has(id))
    })
    expect(wrong).toEqual([])
  })
})
