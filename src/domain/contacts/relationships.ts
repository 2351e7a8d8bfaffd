import { relationshipTexts } from '../texts/relationships.ts'

export type Relationship = keyof typeof relationshipTexts

/** The relationships the app offers, in the order of its lists. */
export const relationships = (Object.keys(relationshipTexts) as Relationship[]).map((value) => ({
  value,
  label: relationshipTexts[value],
}))

/** The order of the category filter. */
export const relationshipGroups = ['Family', 'Friends', 'Colleague/Neighbor', 'Other'] as const

export type RelationshipGroup = (typeof relationshipGroups)[number]

export type PersonColor = 'partner' | 'family' | 'friend' | 'other'

export type CalendarColor = PersonColor | 'special'

/** 'Aunt/Uncle' for 'aunt-uncle'; a value the app does not offer ('best friend') is shown capitalised. */
export function relationshipLabel(value: string): string {
  const offered = relationships.find((relationship) => relationship.value === value.trim().toLowerCase())
  if (offered) return offered.label
  return value
    .trim()
    .replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

/** Any case, and 'best-friend' like 'best friend'. */
export function relationshipGroup(relationship: string): RelationshipGroup {
  return groupOf.get(plain(relationship)) ?? 'Other'
}

/** The color of a person's badge and avatar. */
export function personColor(relationship: string): PersonColor {
  if (hasAnniversary(relationship)) return 'partner'
  switch (relationshipGroup(relationship)) {
    case 'Family':
      return 'family'
    case 'Friends':
    case 'Colleague/Neighbor':
      return 'friend'
    case 'Other':
      return 'other'
  }
}

/**
 * The color of an event in the calendar. The person decides first; 'special' is for events of people outside the three
 * circles that are neither birthdays nor anniversaries.
 */
export function calendarColor(event: { relationship: string; type: string }): CalendarColor {
  const color = personColor(event.relationship)
  if (color !== 'other') return color
  return event.type === 'birthday' || event.type === 'wedding-anniversary' ? 'other' : 'special'
}

/** Whether a wedding anniversary belongs to this relationship. */
export function hasAnniversary(relationship: string): boolean {
  const value = plain(relationship)
  return value === 'spouse' || value === 'partner'
}

/** Which relationships belong to a group; anything else is 'Other'. */
const members: Record<Exclude<RelationshipGroup, 'Other'>, string[]> = {
  Family: [
    'father',
    'mother',
    'parent',
    'child',
    'son',
    'daughter',
    'sibling',
    'brother',
    'sister',
    'spouse',
    'partner',
    'husband',
    'wife',
    'grandparent',
    'grandmother',
    'grandfather',
    'grandchild',
    'uncle',
    'aunt',
    'aunt uncle',
    'cousin',
    'nephew',
    'niece',
    'family',
  ],
  Friends: ['friend', 'best friend', 'close friend'],
  'Colleague/Neighbor': ['colleague', 'coworker', 'neighbor', 'boss', 'employee'],
}

const groupOf = new Map<string, RelationshipGroup>(
  relationshipGroups.flatMap((group) =>
    group === 'Other' ? [] : members[group].map((member): [string, RelationshipGroup] => [member, group]),
  ),
)

function plain(relationship: string): string {
  return relationship
    .trim()
    .toLowerCase()
    .replace(/[\s_/-]+/g, ' ')
}
