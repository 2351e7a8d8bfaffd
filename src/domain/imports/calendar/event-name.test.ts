import { describe, expect, it } from 'vitest'
import { nameOfTitle, readTitle, saysBirthday } from './event-name.ts'

describe('a title of a birthday', () => {
  it.each([
    ["Monica Example's Birthday", 'Monica Example'],
    ["James' Birthday", 'James'],
    ['Ada’s birthday', 'Ada'],
    ["Ada's 1st birthday!", 'Ada'],
    ['Ada - Birthday', 'Ada'],
    ['Ada (birthday)', 'Ada'],
    ['Ada: bday', 'Ada'],
    ['Birthday: Ada', 'Ada'],
    ['Birthday of Ada Lovelace', 'Ada Lovelace'],
    ['Birthday for Ada Lovelace', 'Ada Lovelace'],
    ['Geburtstag für Jürgen', 'Jürgen'],
    ['Happy birthday, Ada!', 'Ada'],
    ['🎂 Ada Lovelace', 'Ada Lovelace'],
    ['Ada 🎉', 'Ada'],
    ['Geburtstag von Jürgen', 'Jürgen'],
    ['Jürgen hat Geburtstag', 'Jürgen'],
    ['50. Geburtstag Jürgen', 'Jürgen'],
    ['Cumpleaños de José', 'José'],
    ["Anniversaire d'Élodie", 'Élodie'],
    ["L'anniversaire de Zoé", 'Zoé'],
    ['Compleanno di Gia', 'Gia'],
    ['Verjaardag van Jan', 'Jan'],
    ['Aniversário de João', 'João'],
    ["Mom's birthday", 'Mom'],
  ])('%s', (title, name) => expect(readTitle(title)).toEqual({ kind: 'birthday', name }))

  it('may say the year of birth, or an age, which is left out', () => {
    expect(readTitle('🎂 Ada (1990)')).toEqual({ kind: 'birthday', name: 'Ada', year: 1990 })
    expect(readTitle("Ada's birthday (*1990)")).toEqual({ kind: 'birthday', name: 'Ada', year: 1990 })
    expect(readTitle("Ada's birthday (34)")).toEqual({ kind: 'birthday', name: 'Ada' })
  })

  it.each(['Happy birthday!', 'Geburtstag', 'Birthday party'])('names nobody: %s', (title) =>
    expect(readTitle(title)).toEqual({ kind: 'birthday', name: '' }),
  )
})

describe('a title of an anniversary', () => {
  it.each([
    ["Ann & Bob's 1st wedding anniversary", 'Ann & Bob'],
    ['Wedding anniversary of Ann and Bob', 'Ann and Bob'],
    ['Wedding Anniversary for Kim Month', 'Kim Month'],
    ['Anniversary for Ann', 'Ann'],
    ['💍 Ann', 'Ann'],
    ['Hochzeitstag von Ann und Bob', 'Ann und Bob'],
    ['Aniversario de bodas de Ana', 'Ana'],
    ['Anniversaire de mariage de Zoé', 'Zoé'],
    ["Ann's Anniversary", 'Ann'],
  ])('%s', (title, name) => expect(readTitle(title)).toEqual({ kind: 'anniversary', name }))
})

it.each([
  "Ann's birthday dinner",
  "Ann's birthday dinner 🎂",
  'Annas Geburtstagsessen',
  "Ann & Bob's anniversary party",
])('%s is neither, and names nobody in a calendar of birthdays', (title) => {
  expect(readTitle(title)).toBeUndefined()
  expect(readTitle(title, true)).toEqual({ kind: 'birthday', name: '' })
})

it.each(['Dentist', 'Geburtstagsfeier', 'Ada and Bob', 'Birth of a nation', ''])('%j is neither', (title) => {
  expect(readTitle(title)).toBeUndefined()
})

it('in a calendar of birthdays the title is the name', () => {
  expect(readTitle('Ada Lovelace (1815)', true)).toEqual({ kind: 'birthday', name: 'Ada Lovelace', year: 1815 })
  expect(readTitle('Rob-Dayton Smith', true)).toEqual({ kind: 'birthday', name: 'Rob-Dayton Smith' })
  expect(['Geburtstage', 'Facebook Birthdays (fb2cal)', 'Cumpleaños', 'Work'].map(saysBirthday)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

describe('what is around a name', () => {
  it.each([
    ['Ada (1990) 🎂', 'Ada', 1990],
    ['Ada(1990) 🎂', 'Ada', 1990],
    ['Ada (born 1990 in Rome) 🎂', 'Ada', 1990],
    ["Ada (1990) Park's birthday", 'Ada (1990) Park', undefined],
    ['🎂 – : Ada : –', 'Ada', undefined],
  ])('in %s is not part of it', (title, name, year) => {
    expect(readTitle(title)).toStrictEqual({ kind: 'birthday', name, ...(year !== undefined && { year }) })
  })

  it('says nothing else', () => {
    expect(nameOfTitle('Ada (34)')).toStrictEqual({ name: 'Ada' })
  })
})
