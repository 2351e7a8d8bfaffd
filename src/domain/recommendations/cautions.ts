import { findInterest } from '../catalogue/interests/interests.ts'
import { readDislikes, readInterests } from '../catalogue/interests/match.ts'
import { singularOf, stemOf, wordsOf } from '../catalogue/interests/words.ts'
import type { Allergen, Candidate, Faith } from './candidate.ts'
import { limitsOf, type Limits } from './conditions.ts'

/** What a gift must not be or contain, derived from what the user wrote. */
export interface Cautions extends Limits {
  /** Interests that they don't have. */
  interests: ReadonlySet<string>
  /** Stems of words that may not occur in a gift's title, its synonyms or its category's name. */
  words: ReadonlySet<string>
  faiths: ReadonlySet<Faith>
  /** Pets live in the home. */
  pets: boolean
}

/** @param allergies all of them hold, whatever else is liked */
export function cautionsOf(interests: string, dislikes: string, allergies = ''): Cautions {
  const likes = readInterests(interests)
  const said = [likes, readDislikes(dislikes)]
  const harmful = readDislikes(allergies)
  const spared = sparedIn(dislikes, new Set(likes.liked))
  const words = new Set([
    ...said.flatMap(({ refusedWords }) => refusedWords).filter((word) => !spared.words.has(word)),
    ...harmful.refusedWords,
  ])
  const all = [interests, dislikes, allergies]
  const mentioned = new Set(all.flatMap(wordsOf).map(({ singular }) => singular))
  // After a comma begins something else: 'doesn't drink, no candles', 'has a dog, allergic to cats'.
  const clauses = all.flatMap((text) => text.split(/[,.;:!?()\n]/)).map(plain)
  const faiths = namedIn(faithWords, mentioned)

  const limits = limitsOf(clauses, words)
  return {
    interests: new Set([
      ...said.flatMap(({ refused }) => refused).filter((id) => !spared.interests.has(id)),
      ...harmful.refused,
    ]),
    words: new Set([...words].filter((word) => !veryBroad.has(word)).map(stemOf)),
    faiths,
    pets: isHomeOfAnimals(clauses, new Set(said.flatMap(({ liked }) => liked))),
    allergens: new Set([...limits.allergens, ...namedIn(allergenWords, words)]),
    contents: limits.contents,
    lacks: limits.lacks,
    alcohol: limits.alcohol || words.has('alcohol') || words.has('booze'),
  }
}

/** Its words as they are compared, without punctuation. */
function plain(text: string): string {
  return wordsOf(text)
    .map((word) => word.text)
    .join(' ')
}

/**
 * Interests they like but that are refused in part: 'no novelty golf junk' for a golfer, 'nothing poisonous to cats' for
 * a cat owner. A plain 'no golf' refuses it, even if it is liked elsewhere.
 */
function sparedIn(dislikes: string, liked: ReadonlySet<string>) {
  const interests = new Set<string>()
  const words = new Set<string>()
  for (const part of dislikes.split(/[,.;!?\n]|\b(?:and|or)\b/)) {
    const { refused, refusedWords } = readDislikes(part)
    const names = new Map(refused.map((id) => [id, namesOf(id)]))
    // Other words besides the names limit it to some of a kind; without any, the whole kind is refused.
    if (refusedWords.every((word) => [...names.values()].some((stems) => stems.has(stemOf(word))))) continue
    for (const [id, stems] of names) {
      if (!liked.has(id)) continue
      interests.add(id)
      for (const word of refusedWords) if (stems.has(stemOf(word))) words.add(word)
    }
  }
  return { interests, words }
}

function namesOf(id: string): ReadonlySet<string> {
  const { label = '', synonyms = [] } = findInterest(id) ?? {}
  return new Set(wordsOf([id.replaceAll('-', ' '), label, ...synonyms].join('. ')).map(({ stem }) => stem))
}

/** Whether what they do not want is in it. */
export function goesAgainst(
  { interests, words, allergens, contents, lacks, faiths, pets, alcohol }: Cautions,
  candidate: Pick<
    Candidate,
    'interests' | 'avoid' | 'contains' | 'needs' | 'adult21' | 'title' | 'synonyms' | 'categoryId'
  >,
): boolean {
  if (candidate.interests.some((id) => interests.has(id))) return true
  if (candidate.avoid.allergens.some((allergen) => allergens.has(allergen))) return true
  if (candidate.contains.some((content) => contents.has(content))) return true
  if (candidate.needs.some((ability) => lacks.has(ability))) return true
  if (candidate.avoid.religions.some((faith) => faiths.has(faith as Faith))) return true
  if (candidate.avoid.pets && pets) return true
  if (alcohol && (candidate.adult21 || candidate.interests.some((id) => alcoholic.has(id)))) return true
  return words.size > 0 && nameStems(candidate).some((stem) => words.has(stem))
}

/** The stems of a gift's names, the last part of its category's included: 'pet-supplies.dogs' is for 'dogs'. */
export function nameStems({
  title,
  synonyms,
  categoryId,
}: Pick<Candidate, 'title' | 'synonyms' | 'categoryId'>): string[] {
  const leaf = (categoryId.split('.').at(-1) ?? '').replaceAll('-', ' ')
  return wordsOf([title, ...synonyms, leaf].join('. ')).map(({ stem }) => stem)
}

export const alcoholic: ReadonlySet<string> = new Set(['wine', 'beer', 'whiskey', 'cocktails'])

/** 'No more kitchen things' is about things for the kitchen; 'no big presents' is about nothing that has a name. */
const veryBroad = new Set(
  'allergy food home house kitchen room item product set smell scent size expensive cheap plastic animal'.split(' '),
)

const allergenWords: Record<Allergen, string> = {
  nuts: 'nut peanut almond hazelnut cashew walnut pecan pistachio',
  gluten: 'gluten wheat',
  dairy: 'dairy milk lactose cheese cream',
  egg: 'egg',
  soy: 'soy soya',
  fragrance: 'fragrance perfume scent scented smell cologne',
  latex: 'latex rubber',
  nickel: 'nickel',
  wool: 'wool woolen woollen cashmere mohair',
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
  const isNamed = (listed: string) => listed.split(' ').some((word) => words.has(singularOf(word)))
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
