import { describe, expect, it } from 'vitest'
import type { Match, PreviewPerson } from '#domain/imports/schema.ts'
import { decisionOf, filterPeople, firstFilter, isNothingNew, runOf, standingOf } from './decide.ts'

const maya: PreviewPerson = {
  key: '1',
  fullName: 'Maya Okafor',
  birthday: '05/17',
  anniversaryDate: null,
  email: null,
  phoneNumber: null,
  relationship: 'friend',
  events: [],
  gifts: [],
  groups: [],
  matches: [],
  adds: ['birthday'],
  suggested: 'add',
  problems: [],
}

function match(contactId: number, adds: Match['adds'] = ['birthday']): Match {
  return { contactId, fullName: 'Maya Okafor', why: 'name', adds }
}

const sure: PreviewPerson = { ...maya, matches: [match(7)], suggested: 'merge' }
const two: PreviewPerson = { ...maya, matches: [match(7), match(8)], suggested: 'skip' }
const there: PreviewPerson = { ...maya, matches: [match(7, [])], adds: [], suggested: 'skip' }

describe('at first', () => {
  it('new people with a birthday are checked, others are not', () => {
    expect(decisionOf(maya)).toMatchObject({ isChecked: true, target: 'new', relationship: 'friend' })
    expect(decisionOf({ ...maya, birthday: null })).toMatchObject({ isChecked: false, canBeChecked: true })
  })

  it('people with another day are checked, too', () => {
    const wed = { ...maya, birthday: null, anniversaryDate: '2014-06-07' as const }
    expect(decisionOf(wed)).toMatchObject({ isChecked: true })
    const days = { ...maya, birthday: null, events: [{ name: 'Anniversary', date: '06/12' }] }
    expect(decisionOf(days)).toMatchObject({ isChecked: true })
  })

  it('people of a table of gifts are checked without a birthday', () => {
    const given = { ...maya, birthday: null, gifts: [{ title: 'Kalimba', state: 'idea' as const }] }
    expect(decisionOf(given)).toMatchObject({ isChecked: true })
  })

  it('a card of the user themselves is not checked, but can be', () => {
    expect(decisionOf({ ...maya, suggested: 'skip' })).toMatchObject({ isChecked: false, canBeChecked: true })
  })

  it('a contact is filled in where it is surely the same person', () => {
    expect(standingOf(sure)).toBe('adds')
    expect(decisionOf(sure)).toMatchObject({ isChecked: true, target: { contactId: 7 } })
  })

  it('one who is there with everything cannot be checked', () => {
    expect(standingOf(there)).toBe('there')
    expect(decisionOf(there, { isChecked: true })).toMatchObject({ isChecked: false, canBeChecked: false })
  })

  it('one of two possible contacts waits for a choice', () => {
    expect(standingOf(two)).toBe('possible')
    expect(decisionOf(two, { isChecked: true })).toMatchObject({ isChecked: false, target: undefined })
  })
})

describe('a choice', () => {
  it('says which contact it is', () => {
    expect(decisionOf(two, { target: 8, isChecked: true })).toMatchObject({
      isChecked: true,
      target: { contactId: 8 },
    })
  })

  it('makes a new person of one who is there', () => {
    expect(decisionOf(there, { target: 'new', isChecked: true })).toMatchObject({ isChecked: true, target: 'new' })
  })

  it('of a contact that is gone counts as none', () => {
    expect(decisionOf(two, { target: 99, isChecked: true }).target).toBeUndefined()
  })
})

it('runs with those that are checked, each as it was chosen', () => {
  const others = [
    { ...sure, key: '2' },
    { ...two, key: '3' },
    { ...there, key: '4' },
    { ...maya, key: '5' },
  ]
  const choices = new Map([
    ['1', { relationship: 'sibling' }],
    ['3', { target: 'new' as const, isChecked: true }],
    ['5', { isChecked: false }],
  ])
  expect(runOf([maya, ...others], choices)).toEqual([
    { key: '1', action: 'add', relationship: 'sibling' },
    { key: '2', action: 'merge', contactId: 7 },
    { key: '3', action: 'add', relationship: 'friend' },
  ])
})

it('finds people by words of their name, without accents, among those with a birthday', () => {
  const jose = { ...maya, key: '2', fullName: 'José Núñez' }
  const plumber = { ...jose, key: '3', birthday: null, groups: ['Work'] }
  const people = [maya, jose, plumber]
  const keys = (patch: object) => filterPeople(people, { ...firstFilter, ...patch }).map(({ key }) => key)
  expect(keys({})).toEqual(['1', '2'])
  expect(keys({ query: 'nunez jose' })).toEqual(['2'])
  expect(keys({ withBirthday: false, group: 'Work' })).toEqual(['3'])
})

it('has nothing new only where everyone is there with everything', () => {
  expect(isNothingNew([there])).toBe(true)
  expect(isNothingNew([there, sure])).toBe(false)
  expect(isNothingNew([])).toBe(false)
})
