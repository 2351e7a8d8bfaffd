import {
  readAllergies,
  readAllergyTold,
  readDislikes,
  readInterests,
  type Refusal,
} from '../catalogue/interests/match.ts'
import { singularOf, wordsOf } from '../catalogue/interests/words.ts'
import { remembered } from '../shared/remembered.ts'
import { nameOf, type Allergen, type Candidate, type Faith } from './candidate.ts'
import { limitsOf, type Limits } from './conditions.ts'
import { isOfKind } from './refused-kinds.ts'

/** What a gift must not be or contain, derived from what the user wrote. */
export interface Cautions extends Limits {
  /** Interests that they don't have. */
  interests: ReadonlySet<string>
  /** Things that they don't want: all parts of one must meet in a gift's interests, title, synonyms, category's name or kind. */
  refusals: readonly Refusal[]
  faiths: ReadonlySet<Faith>
  /** Pets live in the home. */
  pets: boolean
}

/**
 * @param allergies all of them hold, whatever else is liked
 * @param notes read for diets, conditions, homes and allergies only
 */
export function cautionsOf(interests: string, dislikes: string, allergies = '', notes = ''): Cautions {
  const said = [readInterests(interests), readDislikes(dislikes)]
  const all = [interests, dislikes, allergies]
  const mentioned = new Set(all.flatMap(wordsOf).map(({ singular }) => singular))
  // After a comma begins something else: 'doesn't drink, no candles', 'has a dog, allergic to cats'.
  const clauses = all.flatMap(clausesOf)
  const told = [...clauses, ...clausesOf(notes)]
  const harmful = [
    readAllergies(allergies),
    readAllergyTold(told.filter((clause) => isAllergy.test(clause)).join('. ')),
  ]
  const causes = readAllergyTold(told.filter((clause) => isCause.test(clause)).join('. '))
  // 'No leather-look bags' is no word against leather; of what harms, every word counts.
  const words = new Set([
    ...said.flatMap(({ refusals }) => refusals.flatMap(wholeOf)),
    ...[...harmful, causes].flatMap(({ refusedWords }) => refusedWords),
    // Capital letters make no name of 'Erdnüsse und Milch' here.
    ...wordsOf(allergies).map(({ singular }) => singular),
  ])
  const limits = limitsOf(told, words)
  return {
    interests: new Set(
      [...said, ...harmful]
        .flatMap(({ refused }) => refused)
        .concat(harmful.flatMap(({ refusals }) => refusals.flatMap(idsOf))),
    ),
    refusals: [
      ...said.flatMap(({ refusals }) => refusals),
      ...harmful.flatMap(({ refusals }) => refusals.flatMap(partByPart)),
    ],
    faiths: namedIn(faithWords, mentioned),
    pets: isHomeOfAnimals(clauses, new Set(said.flatMap(({ liked }) => liked))),
    allergens: new Set([...limits.allergens, ...namedIn(allergenWords, words)]),
    contents: limits.contents,
    lacks: limits.lacks,
    drawbacks: limits.drawbacks,
    alcohol: limits.alcohol || words.has('alcohol') || words.has('booze'),
  }
}

const isAllergy = /allerg|intoleran|sensitive to/
/** What does harm without the word: 'she gets hives from wool'. */
const isCause = /\b(?:hives|rash|reaction|itchy) (?:from|to)\b|\b(?:swells? up|breaks out|sick) from\b/

/** 'No hand cream' is no word against milk. */
function wholeOf({ head, parts }: Refusal): string[] {
  return head === 'cream' && parts.length > 1 ? [] : [head]
}

/** 'Cat hair' that harms keeps away everything for cats. */
function idsOf({ parts }: Refusal): string[] {
  return parts.flatMap(({ ids }) => ids)
}

function partByPart({ parts, ...refusal }: Refusal): Refusal[] {
  return parts.map((part) => ({ ...refusal, parts: [part] }))
}

function clausesOf(text: string): string[] {
  return text.split(/[,.;:!?()\n]/).map(plain)
}

/** Its words as they are compared, without punctuation. */
function plain(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ')
}

/** Whether what they do not want is in it. */
export function goesAgainst(
  { interests, refusals, allergens, contents, lacks, drawbacks, faiths, pets, alcohol }: Cautions,
  candidate: Pick<
    Candidate,
    | 'interests'
    | 'avoid'
    | 'contains'
    | 'needs'
    | 'drawbacks'
    | 'kind'
    | 'adult21'
    | 'title'
    | 'synonyms'
    | 'categoryId'
  >,
): boolean {
  if (candidate.interests.some((id) => interests.has(id))) return true
  if (candidate.avoid.allergens.some((allergen) => allergens.has(allergen))) return true
  if (candidate.contains.some((content) => contents.has(content))) return true
  if (candidate.needs.some((ability) => lacks.has(ability))) return true
  if ([...drawbacks].some((drawback) => candidate.drawbacks.includes(drawback))) return true
  if (candidate.avoid.religions.some((faith) => faiths.has(faith as Faith))) return true
  if (candidate.avoid.pets && pets) return true
  if (alcohol && (candidate.adult21 || candidate.interests.some((id) => alcoholic.has(id)))) return true
  if (refusals.length === 0) return false
  // The last part of its category's id included: 'pet-supplies.dogs' is for 'dogs'.
  const named = [stemsOf(nameOf(candidate)), stemsOf(leafOf(candidate.categoryId))]
  return refusals.some(({ parts }) =>
    parts.every(
      ({ stem, ids }) =>
        named.some((stems) => stems.has(stem)) ||
        ids.some((id) => candidate.interests.includes(id)) ||
        isOfKind(stem, candidate),
    ),
  )
}

/** What is under 'Knives & Tools' may be neither. */
const leafOf = remembered((categoryId) => {
  const words = (categoryId.split('.').at(-1) ?? '').split('-')
  return words.includes('and') ? '' : words.join(' ')
})

const stemsOf = remembered(
  (name: string): ReadonlySet<string> => new Set(wordsOf(name).flatMap(({ stem, singular }) => [stem, singular])),
)

/** In the US, for alcohol and its like. */
export const ADULT_AGE = 21

export const alcoholic: ReadonlySet<string> = new Set(['wine', 'beer', 'whiskey', 'cocktails'])

/** In English, German and Spanish, without accents. */
const allergenWords: Record<Allergen, string> = {
  nuts: `nut peanut almond hazelnut cashew walnut pecan pistachio nuss nusse erdnuss erdnusse mandel mandeln haselnuss haselnusse walnuss
    walnusse nussallergie nuez nueces cacahuete cacahuetes cacahuate cacahuates almendra almendras avellana avellanas mani secos`,
  gluten: 'gluten wheat weizen trigo zoliakie celiaco celiaca',
  dairy: 'dairy milk lactose cheese cream milch kuhmilch laktose laktoseintoleranz kase leche lactosa queso lacteos',
  egg: 'egg eier huevo huevos',
  soy: 'soy soya soja sojabohnen',
  fragrance: 'fragrance perfume scent scented smell cologne duftstoffe parfum perfumes',
  latex: 'latex rubber',
  nickel: 'nickel niquel',
  wool: 'wool woolen woollen cashmere mohair wolle lana',
}

const faithWords: Record<Faith, string> = {
  islam: 'muslim islam islamic halal',
  judaism: 'jewish judaism kosher',
  hinduism: 'hindu hinduism',
  buddhism: 'buddhist buddhism',
  christianity: 'christian christianity catholic evangelical',
}

function namedIn<Name extends string>(table: Record<Name, string>, words: ReadonlySet<string>): Set<Name> {
  const entries = Object.entries(table) as [Name, string][]
  const isNamed = (listed: string) => listed.split(/\s+/).some((word) => words.has(singularOf(word)))
  return new Set(entries.flatMap(([name, listed]) => (isNamed(listed) ? [name] : [])))
}

/** 'Has two cats', 'the dog'; not 'no pets', 'allergic to cats' or the birds in the garden. */
function isHomeOfAnimals(clauses: readonly string[], liked: ReadonlySet<string>): boolean {
  if (['dogs', 'cats', 'small-pets'].some((id) => liked.has(id))) return true
  const owned =
    /\b(?:has|have|owns|keeps|with|her|his|their|an?|the|two|three|our) (?:\w+ )?(?:cats?|dogs?|pupp(?:y|ies)|kittens?|rabbits?|parrots?|hamsters?|guinea pigs?|pets?|ferrets?|bunn(?:y|ies))\b/
  const refused =
    /\b(?:no|hates?|dislikes?|allergic to|not a|scared of|afraid of|doesnt have|without) (?:\w+ ){0,2}(?:cats?|dogs?|pets?|animals?)\b/
  return clauses.some((clause) => owned.test(clause) && !refused.test(clause))
}
