import { describe, expect, test } from 'vitest'
import { foreignNouns } from './foreign-nouns.ts'
import { translated } from './translate.ts'

describe('a search in Spanish or German', () => {
  test.each([
    ['bufanda', 'scarf'],
    ['bufandas', 'scarf'],
    ['juguete para nino de 5 anos', 'toy child 5 year old'],
    ['regalo para mi abuela', 'gift grandmother'],
    ['libro de cocina', 'cookbook'],
    ['bucher', 'book'],
    ['gartenhandschuhe', 'garden gloves'],
    ['spielzeug fur 3-jahrige', 'toy 3 year old'],
    ['geschenk fur oma unter 30 euro', 'gift grandmother under 30 euro'],
    ['hut fur meinen vater', 'hat father'],
    ['geschenk fur omas', 'gift grandmother'],
    ['geschenk boot', 'gift boat'],
    ['geschenk boots', 'gift boots'],
    ['geburtstagskuchen', 'birthday cake'],
    ['katzenspielzeug', 'cat toy'],
    ['kinderbuch', 'child book'],
  ])('is put into English: %j', (text, english) => {
    expect(translated(text)).toBe(english)
  })

  test.each([
    'collar',
    'a hut in the woods',
    'rock band',
    'gift for a kind boss',
    'angel',
    'chess set',
    'fur slippers',
    'bufandax',
    'schatzbuch',
  ])('is not what %j is', (text) => {
    expect(translated(text)).toBe(text)
  })

  test('has some hundreds of words', () => {
    expect(foreignNouns().size).toBeGreaterThan(800)
  })
})
