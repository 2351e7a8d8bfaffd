import { flattenCategories } from '#domain/catalogue/category-tree.ts'
import type { allergens, faiths } from '#domain/catalogue/idea-schema.ts'
import { interests } from '#domain/catalogue/interests/interests.ts'
import { relationships } from '#domain/contacts/relationships.ts'
import { occasionTypes } from '#domain/occasions/types.ts'
import { chanceOf } from '#domain/recommendations/random.ts'
import type { Persona } from '../shapes.ts'
import { ideas } from './candidates.ts'

/** What the words of a random person mean, known because they were written from it. */
export interface Meaning {
  allergens: readonly (typeof allergens)[number][]
  faith?: (typeof faiths)[number]
  pets?: boolean
  noAlcohol?: boolean
  /** Ids of the vocabulary that they refuse. */
  refused: readonly string[]
  /** No title may hold this word. */
  word?: RegExp
}

export interface RandomPerson {
  persona: Persona
  meaning: Meaning
}

/** Everything at random, the same for the same number. */
export function randomPerson(number: number): RandomPerson {
  const pick = <T>(what: string, from: readonly T[]): T =>
    from[Math.floor(chanceOf(`${number} ${what}`) * from.length)] as T
  const happens = (what: string, share: number) => chanceOf(`${number} ${what}`) < share
  const some = <T>(what: string, from: readonly T[], max: number): T[] =>
    Array.from({ length: pick(`${what} count`, range(max + 1)) }, (_, at) => pick(`${what} ${at}`, from))

  const refusal = happens('refusal', 0.35) ? pick('refused', interests) : undefined
  const liked = some('liked', interests, 4).filter(({ id }) => id !== refusal?.id)
  const says = happens('says', 0.5) ? pick('saying', sayings) : undefined
  const low = pick('low', [5, 10, 15, 20, 25, 40, 60, 100, 200])
  const words = liked.map((interest, at) => pick(`word ${at}`, [interest.label, ...interest.synonyms]))
  const refusing = refusal && `${pick('cue', ['no', 'hates', 'not into', "doesn't like"])} ${refusal.label}`
  return {
    persona: {
      id: `random-${number}`,
      about: 'random',
      age: happens('age', 0.25) ? null : pick('years', range(101)),
      ...(happens('day only', 0.1) ? { birthday: pick('day', ['05', '07/04', '02/29']) } : {}),
      relationship: pick('relationship', [...relationships.map(({ value }) => value), 'boss', 'niece', 'best friend']),
      occasionType: happens('event', 0.75) ? pick('type', occasionTypes) : null,
      budget: happens('budget', 0.6) ? { low, high: low * pick('span', [1, 2, 2, 3]) } : null,
      categoryIds: [...new Set(some('category', categoryIds, 5))],
      interests: [...words, ...(refusing ? [refusing] : [])].join('. '),
      dislikes: says?.text ?? '',
      ...(happens('gender', 0.5) ? { gender: pick('which', ['male', 'female'] as const) } : {}),
      given: some('given', ideas, 3).map(({ title }) => (happens('loud', 0.5) ? title.toUpperCase() : title)),
      heldOut: false,
    },
    meaning: {
      ...(says?.meaning ?? none),
      refused: [...(says?.meaning.refused ?? []), ...(refusal ? [refusal.id] : [])],
    },
  }
}

const none: Meaning = { allergens: [], refused: [] }

const sayings: readonly { text: string; meaning: Meaning }[] = [
  { text: 'nut allergy', meaning: { ...none, allergens: ['nuts'] } },
  { text: 'Allergic to peanuts and wool.', meaning: { ...none, allergens: ['nuts', 'wool'] } },
  { text: 'celiac', meaning: { ...none, allergens: ['gluten'] } },
  {
    text: 'lactose intolerant, no perfume',
    meaning: { ...none, allergens: ['dairy', 'fragrance'], refused: ['fragrance'] },
  },
  { text: 'She is vegan', meaning: { ...none, allergens: ['dairy', 'egg'] } },
  { text: 'sensitive skin', meaning: { ...none, allergens: ['fragrance'] } },
  { text: 'muslim', meaning: { ...none, faith: 'islam', noAlcohol: true } },
  { text: 'They keep kosher', meaning: { ...none, faith: 'judaism' } },
  { text: 'hindu, has a dog', meaning: { ...none, faith: 'hinduism', pets: true } },
  { text: 'has two cats that chew everything', meaning: { ...none, pets: true } },
  { text: "doesn't drink", meaning: { ...none, noAlcohol: true } },
  { text: 'three years sober, please no alcohol', meaning: { ...none, noAlcohol: true } },
  { text: 'no candles or mugs', meaning: { ...none, refused: ['candles'], word: /\b(candles?|mugs?)\b/i } },
  { text: 'nothing pink, no more scarves', meaning: { ...none, word: /\b(pink|scarf|scarves)\b/i } },
  { text: 'hates puzzles and board games', meaning: { ...none, refused: ['puzzles', 'board-games'] } },
]

const categoryIds = flattenCategories().map(({ id }) => id)

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
