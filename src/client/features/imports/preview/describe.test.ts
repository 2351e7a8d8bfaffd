import { expect, it } from 'vitest'
import type { Match, PreviewPerson } from '#domain/imports/schema.ts'
import { decisionOf } from './decide.ts'
import { factsOf, standingText } from './describe.ts'

const maya: PreviewPerson = {
  key: '1',
  fullName: 'Maya Okafor',
  birthday: '1990-05-17',
  anniversaryDate: null,
  email: 'maya@example.com',
  phoneNumber: null,
  relationship: 'friend',
  events: [],
  gifts: [],
  groups: [],
  matches: [],
  adds: ['birthday', 'email', 'notes'],
  suggested: 'add',
  problems: [],
}
const match = (contactId: number, adds: Match['adds']): Match => ({ contactId, fullName: 'Maya', why: 'name', adds })

function said(person: PreviewPerson, target?: number | 'new') {
  const decision = decisionOf(person, target === undefined ? {} : { target })
  return [standingText(person, decision), ...factsOf(person, decision)]
}

it('says what a new person brings along', () => {
  expect(said(maya)).toEqual(['New', 'May 17, 1990', 'maya@example.com', 'notes'])
})

it('says what a contact gets', () => {
  const adding = (adds: Match['adds']) => said({ ...maya, matches: [match(7, adds)], suggested: 'merge' })
  expect(adding(['birthday'])).toEqual(['Adds a birthday', 'May 17, 1990'])
  expect(adding(['birthday', 'email'])).toEqual([
    'Adds a birthday and an e-mail address',
    'May 17, 1990',
    'maya@example.com',
  ])
  expect(adding(['birthday', 'email', 'notes'])[0]).toBe('Adds 3 details')
  expect(said({ ...maya, matches: [match(7, [])], suggested: 'skip' })).toEqual(['Already there'])
})

it('says that it may be several, until one is chosen', () => {
  const two: PreviewPerson = { ...maya, matches: [match(7, ['birthday']), match(8, ['email'])], suggested: 'skip' }
  expect(said(two)).toEqual(['2 possible matches', 'May 17, 1990', 'maya@example.com'])
  expect(said(two, 8)).toEqual(['Adds an e-mail address', 'maya@example.com'])
  expect(said(two, 'new')[0]).toBe('New')
})

it('says on which days events are', () => {
  const events = [
    { name: 'Anniversary', date: '06/20' },
    { name: 'Party', date: '2026-12-01' },
  ]
  expect(said({ ...maya, events, adds: ['events'] })).toContain('Anniversary (June 20), Party (December 1, 2026)')
})

it('names the first gifts of many', () => {
  const gifts = ['Owl', 'Tea', 'Lamp', 'Book', 'Socks'].map((title) => ({ title, state: 'given' as const }))
  expect(said({ ...maya, gifts, adds: ['gifts'] })).toContain('Owl, Tea, Lamp and 2 more')
})
