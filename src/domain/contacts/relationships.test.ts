import { describe, expect, it } from 'vitest'
import {
  calendarColor,
  hasAnniversary,
  personColor,
  relationshipGroup,
  relationshipLabel,
  relationships,
  type RelationshipGroup,
} from './relationships.ts'

/** Written out a second time, so that a change of the groups is made on purpose. */
const groups: Record<Exclude<RelationshipGroup, 'Other'>, string> = {
  Family:
    'father, mother, parent, child, son, daughter, sibling, brother, sister, spouse, partner, husband, wife, grandparent, grandmother, grandfather, grandchild, uncle, aunt, cousin, nephew, niece, family, aunt-uncle',
  Friends: 'friend, best friend, close friend',
  'Colleague/Neighbor': 'colleague, coworker, neighbor, boss, employee',
}

describe('a relationship belongs to the group', () => {
  const members = Object.entries(groups).flatMap(([group, list]) => list.split(', ').map((member) => [member, group]))

  it.each(members)('%s: %s, in any case', (relationship, group) => {
    expect(relationshipGroup(relationship)).toBe(group)
    expect(relationshipGroup(` ${relationship.toUpperCase()} `)).toBe(group)
    expect(relationshipGroup(relationship.replaceAll(' ', '-'))).toBe(group)
    expect(relationshipGroup(relationship.replaceAll(' ', ' - '))).toBe(group)
  })

  it.each(['other', 'godmother', '', 'friendly ghost', 'constructor', '__proto__'])('%j: Other', (relationship) => {
    expect(relationshipGroup(relationship)).toBe('Other')
  })
})

describe('the relationships offered', () => {
  it('are these twelve, partner and family, each with a label', () => {
    const specified =
      'spouse, father, mother, sibling, child, grandparent, aunt-uncle, cousin, friend, colleague, neighbor, other'
    const offered: string[] = relationships.map(({ value }) => value)
    expect(offered.filter((value) => value !== 'partner' && value !== 'family').join(', ')).toBe(specified)
    expect(offered.length).toBe(14)
    expect(relationships.every(({ label }) => /^[A-Z]/.test(label))).toBe(true)
  })

  it('are called by their label, and others by themselves', () => {
    expect(relationshipLabel('aunt-uncle')).toBe('Aunt/Uncle')
    expect(relationshipLabel('Neighbor')).toBe('Neighbor')
    expect(relationshipLabel('best friend')).toBe('Best Friend')
    expect(relationshipLabel('élève')).toBe('Élève')
    expect(relationshipLabel(' Aunt-Uncle ')).toBe('Aunt/Uncle')
    expect(relationshipLabel(' best friend ')).toBe('Best Friend')
  })
})

describe('colors', () => {
  it.each([
    ['spouse', 'partner'],
    ['Partner', 'partner'],
    ['mother', 'family'],
    ['aunt-uncle', 'family'],
    ['friend', 'friend'],
    ['neighbor', 'friend'],
    ['other', 'other'],
  ])('%s is shown as %s', (relationship, color) => {
    expect(personColor(relationship)).toBe(color)
  })

  it('in the calendar the person decides first, then whether the day is a special one', () => {
    expect(calendarColor({ relationship: 'spouse', type: 'christmas' })).toBe('partner')
    expect(calendarColor({ relationship: 'child', type: 'graduation' })).toBe('family')
    expect(calendarColor({ relationship: 'colleague', type: 'birthday' })).toBe('friend')
    expect(calendarColor({ relationship: 'other', type: 'christmas' })).toBe('special')
    expect(calendarColor({ relationship: 'other', type: 'birthday' })).toBe('other')
    expect(calendarColor({ relationship: 'other', type: 'wedding-anniversary' })).toBe('other')
  })
})

it('only a spouse or a partner has a wedding anniversary', () => {
  const having = relationships.filter(({ value }) => hasAnniversary(value)).map(({ value }) => value)
  expect(having).toEqual(['spouse', 'partner'])
  expect(hasAnniversary('Spouse')).toBe(true)
})
