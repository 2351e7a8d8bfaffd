import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, toDecimal } from '../shared/money.ts'
import { readIdea } from './idea-text.ts'

const contacts = ['Leo Quinn', 'Mia Ash', 'Mia Birch', 'Zoë Ångström', 'The Smiths', 'Dad', 'Grandma Rose'].map(
  (fullName) => ({ fullName }),
)

const read = (text: string, kept: string[] = []) => {
  const { title, price, recipient } = readIdea(text, contacts, kept)
  return [title, price?.amount, recipient?.people.map(({ fullName }) => fullName).join(', ')]
}

describe('whom a typed idea is for', () => {
  test.each([
    ['Kalimba for Leo', 'Kalimba', 'Leo Quinn'],
    ['kalimba FOR leo', 'kalimba', 'Leo Quinn'],
    ['Kalimba for Leo Quinn', 'Kalimba', 'Leo Quinn'],
    ['Kalimba for Leo from the music shop', 'Kalimba from the music shop', 'Leo Quinn'],
    ['For Leo: a kalimba', 'a kalimba', 'Leo Quinn'],
    ['Kalimba (for Leo)', 'Kalimba', 'Leo Quinn'],
    ['Kalimba, for Leo, with a case', 'Kalimba, with a case', 'Leo Quinn'],
    ['Kalimba for zoe', 'Kalimba', 'Zoë Ångström'],
    ['Book for beginners for Leo', 'Book for beginners', 'Leo Quinn'],
    ['Mug for Dad', 'Mug', 'Dad'],
    ['Mug for the Smiths', 'Mug', 'The Smiths'],
    ['Shawl for grandma rose', 'Shawl', 'Grandma Rose'],
    ['for Leo', '', 'Leo Quinn'],
    ['Kalimba für Leo', 'Kalimba', 'Leo Quinn'],
    ['Kalimba para leo', 'Kalimba', 'Leo Quinn'],
  ])('%j', (text, title, person) => expect(read(text)).toEqual([title, undefined, person]))

  test('of two Mias both may be meant, until the whole name is typed', () => {
    expect(read('Scarf for Mia')).toEqual(['Scarf', undefined, 'Mia Ash, Mia Birch'])
    expect(read('Scarf for Mia Birch')).toEqual(['Scarf', undefined, 'Mia Birch'])
  })

  test.each([
    'Book for beginners',
    'Games for the road',
    'Shirt for Leo Messi',
    'Tickets for Leo and Mia',
    'Tickets for Leo & Dad',
    'Leo Quinn',
    'Toys for Leopold',
    "Cake for Leo's birthday",
    'What for? Leo knows',
    'before Leo',
    'for ',
    'for',
  ])('%j is a name as it is', (text) => expect(read(text)).toEqual([text.trim(), undefined, undefined]))
})

describe('what a typed idea costs', () => {
  test.each([
    ['Kalimba $240', 'Kalimba', '240.00'],
    ['Kalimba 240 $', 'Kalimba', '240.00'],
    ['Kalimba 240$', 'Kalimba', '240.00'],
    ['$19.99 Kalimba', 'Kalimba', '19.99'],
    ['Kalimba ($19.99)', 'Kalimba', '19.99'],
    ['Kalimba, $1,299.50, in red', 'Kalimba, in red', '1299.50'],
    ['Kalimba for $240', 'Kalimba', '240.00'],
    ['Kalimba about $ 240.', 'Kalimba.', '240.00'],
    ['Tomato $2', 'Tomato', '2.00'],
    ['Fado $2', 'Fado', '2.00'],
    ['Flavor $2', 'Flavor', '2.00'],
    ['Café and band $2', 'Café and band', '2.00'],
  ])('%j', (text, title, amount) => expect(read(text)).toEqual([title, amount, undefined]))

  test.each([
    '2-in-1 grill',
    '1000 piece puzzle',
    'A big $ mug',
    '$',
    '$0',
    '$$$',
    'Toys under $20',
    'Two for $20-30',
    'Mug $20 or $30',
    'Mug $20 to 30',
    'Magazine $5/month',
    'CA$30 card',
    '$19.999 card',
    '$20k car',
    '$123456789012 car',
    '-$5',
  ])('%j names none', (text) => expect(read(text)).toEqual([text, undefined, undefined]))
})

test('both are understood in any order', () => {
  for (const text of ['Kalimba for Leo $240', 'Kalimba $240 for Leo', '$240 kalimba for Leo', 'For Leo, $240, Kalimba'])
    expect(read(text).map((part) => part?.toLowerCase())).toEqual(['kalimba', '240.00', 'leo quinn'])
})

test('words that the user keeps stay in the name', () => {
  expect(read('Card $25 for Leo', ['$25'])).toEqual(['Card $25', undefined, 'Leo Quinn'])
  expect(read('Card $25 for Leo, $20', ['$25'])).toEqual(['Card $25', '20.00', 'Leo Quinn'])
  expect(read('Card $25 for Leo', ['for Leo'])).toEqual(['Card for Leo', '25.00', undefined])
  expect(read('Card $25 for Leo', ['for Leo', '$25'])).toEqual(['Card $25 for Leo', undefined, undefined])
})

const word = fc.stringMatching(/^[a-z]{4,8}$/)
const title = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
/** Names that are words of the sentence, such as 'The', are read as these. */
const namePart = fc.stringMatching(/^[A-Z][a-zé]{2,6}$/).filter((part) => !/^(?:The|Our|Mrs|For|And)$/.test(part))
const person = fc.array(namePart, { minLength: 1, maxLength: 3 }).map((words) => ({ fullName: words.join(' ') }))

test('an accent makes a name of a word that names nobody', () => {
  const people = [{ fullName: 'Thé' }]
  expect(readIdea('Kalimba for Thé', people)).toMatchObject({ title: 'Kalimba', recipient: { people } })
  expect(readIdea('Kalimba for the', people).recipient).toBeUndefined()
})

test("everyone's whole name is understood, and leaves the rest as it was", () => {
  fc.assert(
    fc.property(title, fc.array(person, { minLength: 1 }), fc.nat(), (name, people, index) => {
      const chosen = people[index % people.length]
      if (chosen === undefined) return
      const found = readIdea(`${name} for ${chosen.fullName}`, people)
      expect(found.title).toBe(name)
      expect(found.recipient?.people).toContain(chosen)
    }),
  )
})

test('every price is understood to the cent', () => {
  fc.assert(
    fc.property(title, fc.integer({ min: 1, max: 9_999_999_999 }), fc.boolean(), (name, cents, isFirst) => {
      const found = readIdea(isFirst ? `${formatMoney(cents)} ${name}` : `${name} ${formatMoney(cents)}`, [])
      expect([found.title, found.price?.amount]).toEqual([name, toDecimal(cents)])
    }),
  )
})

test('whatever is typed, only given people are found and every word is accounted for', () => {
  const piece = fc.constantFrom(
    'for',
    'For',
    'Leo',
    'Mia',
    'Dad',
    '$5',
    '5 $',
    '$',
    '(',
    ')',
    ',',
    'and',
    'é',
    ' ',
    '\n',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(piece).map((pieces) => pieces.join(' ')),
  )
  const letters = (part: string) => part.replace(/[^\p{L}\p{N}$]/gu, '').length
  fc.assert(
    fc.property(text, (typed) => {
      const found = readIdea(typed, contacts)
      for (const one of found.recipient?.people ?? []) expect(contacts).toContain(one)
      const understood = letters(found.price?.words ?? '') + letters(found.recipient?.words ?? '')
      expect(letters(found.title) + understood).toBe(letters(typed))
      const kept = [found.price?.words ?? '', found.recipient?.words ?? '']
      expect(readIdea(typed, contacts, kept).title).toBe(typed.trim())
    }),
  )
})
