import { expect, it, test } from 'vitest'
import { germanPlurals, spanishPlurals, withPlurals } from './plurals.ts'

test.each([
  ['Puppe', ['Puppen']],
  ['Rezept', ['Rezepte', 'Rezepten']],
])('German plurals of %s', (noun, plurals) => {
  expect(germanPlurals(noun)).toEqual(plurals)
})

test.each([
  ['reloj', ['relojes']],
  ['jardín', ['jardínes']],
  ['libro', []],
  ['bebé', []],
  ['gafas', []],
  ['esquís', []],
  ['pez espada azul', ['pez espada azules']],
])('Spanish plurals of %s that English does not know', (noun, plurals) => {
  expect(spanishPlurals(noun)).toEqual(plurals)
})

it('every noun has its plurals, unless it is short or has more words', () => {
  const listed = { dolls: 'Puppe, Handpuppe', sun: 'Zoo, Öl', 'first-aid': 'Erste Hilfe, Übung', boats: '1er Kajak' }
  expect(withPlurals(listed, germanPlurals)).toEqual({
    dolls: ['Puppe', 'Puppen', 'Handpuppe', 'Handpuppen'],
    sun: ['Zoo', 'Öl'],
    'first-aid': ['Erste Hilfe', 'Übung', 'Übunge', 'Übungen'],
    boats: ['1er Kajak'],
  })
})

it('a plural that is listed as something else is none', () => {
  expect(withPlurals({ cooking: 'Küche', baking: 'KUCHEN, Kuche' }, germanPlurals)).toEqual({
    cooking: ['Küche'],
    baking: ['KUCHEN', 'KUCHENe', 'KUCHENen', 'Kuche'],
  })
})
