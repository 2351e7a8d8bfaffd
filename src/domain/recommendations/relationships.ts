import type { Relationship } from '../contacts/relationships.ts'

/**
 * What a relationship means for a gift. `level` is how close the giver is: 0 anyone, 1 friends, 2 close people, 3 a
 * couple. `core` are likely ages if the age is unknown: an idea has to suit all of them.
 */
export interface Bond {
  /** As ideas are tagged, the best description first. */
  kinds: readonly Relationship[]
  level: 0 | 1 | 2 | 3
  core: { min: number; max: number }
  /** Perhaps a toddler: no small parts, and nothing for adults only. */
  maybeChild: boolean
  married: boolean
}

/** Any case, 'best-friend' like 'best friend', 'my niece' like 'niece'; an unknown word is 'other'. */
export function bondOf(relationship: string): Bond {
  const plain = relationship
    .trim()
    .toLowerCase()
    .replace(/[\s_/-]+/g, ' ')
    .replace(/^my /, '')
    // A godmother is no mother; a stepmother is one.
    .replace(/^god /, 'god')
    .replace(/^(?:step|ex|half|great|foster) ?/, '')
  const last = plain.split(' ').at(-1) ?? ''
  return bonds.get(plain) ?? bonds.get(plain.replace(/ in law$/, '')) ?? bonds.get(last) ?? other
}

/** Every word that names a relationship: 'husband', 'best friend'. */
export function relationshipWords(): string[] {
  return [...bonds.keys()]
}

const adult = { min: 25, max: 50 }
const older = { min: 40, max: 60 }
const anybody = { min: 20, max: 50 }
/** A child may be two or fourteen, whatever an adult would be taken for. */
const child = { min: 3, max: 14 }

const other: Bond = { kinds: ['other'], level: 0, core: anybody, maybeChild: false, married: false }

const bonds = new Map<string, Bond>([
  ...named('spouse, husband, wife', { kinds: ['spouse', 'partner'], level: 3, core: adult, married: true }),
  ...named('partner, girlfriend, boyfriend, fiance, fiancee, fiancé, fiancée', {
    kinds: ['partner', 'spouse'],
    level: 3,
    core: adult,
  }),
  ...named('father, dad, papa', { kinds: ['father', 'family'], level: 2, core: older }),
  ...named('mother, mom, mum, mama', { kinds: ['mother', 'family'], level: 2, core: older }),
  ...named('parent, parents', { kinds: ['mother', 'father', 'family'], level: 2, core: older }),
  ...named('sibling, brother, sister, twin', { kinds: ['sibling', 'family'], level: 2, core: anybody }),
  ...named('child, son, daughter, kid, baby', { kinds: ['child', 'family'], level: 2, core: child, maybeChild: true }),
  ...named('grandchild, grandson, granddaughter', {
    kinds: ['child', 'family'],
    level: 2,
    core: child,
    maybeChild: true,
  }),
  ...named('niece, nephew, godchild, godson, goddaughter, student, pupil', {
    kinds: ['child', 'family', 'cousin'],
    level: 1,
    core: child,
    maybeChild: true,
  }),
  ...named('grandparent, grandmother, grandfather, grandma, grandpa, granny, nana', {
    kinds: ['grandparent', 'family'],
    level: 2,
    core: { min: 60, max: 80 },
  }),
  ...named('aunt uncle, aunt, uncle, godmother, godfather, godparent', {
    kinds: ['aunt-uncle', 'family'],
    level: 1,
    core: older,
  }),
  ...named('cousin', { kinds: ['cousin', 'family'], level: 1, core: anybody }),
  ...named('family, relative, in laws', { kinds: ['family'], level: 1, core: anybody }),
  ...named('best friend, close friend', { kinds: ['friend'], level: 2, core: anybody }),
  ...named('friend, roommate, flatmate, housemate, classmate', { kinds: ['friend'], level: 1, core: anybody }),
  ...named(
    'colleague, coworker, co worker, boss, manager, employee, client, customer, mentor, assistant, intern, teacher, coach',
    { kinds: ['colleague'], level: 0, core: adult },
  ),
  ...named('neighbor, neighbour, landlord, host, hostess', { kinds: ['neighbor'], level: 0, core: older }),
])

function named(
  names: string,
  bond: Omit<Bond, 'maybeChild' | 'married'> & Partial<Pick<Bond, 'maybeChild' | 'married'>>,
): [string, Bond][] {
  return names.split(', ').map((name) => [name, { maybeChild: false, married: false, ...bond }])
}
