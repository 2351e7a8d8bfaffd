/** The relationships the app offers. */
export const relationshipTexts = {
  spouse: 'Spouse',
  partner: 'Partner',
  father: 'Father',
  mother: 'Mother',
  sibling: 'Sibling',
  child: 'Child',
  grandparent: 'Grandparent',
  'aunt-uncle': 'Aunt/Uncle',
  cousin: 'Cousin',
  family: 'Family',
  friend: 'Friend',
  colleague: 'Colleague',
  neighbor: 'Neighbor',
  other: 'Other',
} as const
