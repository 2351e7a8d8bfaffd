import { tellsSomething } from '#domain/catalogue/interests/telling-words.ts'
import { wordsOf } from '#domain/catalogue/interests/words.ts'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { embeddedIdeas } from './ideas.ts'

/** What an idea is worth for a taste that it only goes well with, next to one for which it's right. */
const GOES_WITH = 0.6
/** Two tastes that have less in common, such as 'cold plunges' and 'cold drinks', have nothing in common. */
const LEAST = 0.25

/** A taste that editors named, such as 'fly fishing', and the ideas for which they did. */
interface Taste {
  words: readonly string[]
  /** How much all its words tell. */
  weight: number
  ideas: { id: string; worth: number }[]
}

interface Index {
  byWord: ReadonlyMap<string, readonly Taste[]>
  /** How much a word tells: the rarer, the more (inverse document frequency). */
  weightOf: (word: string) => number
}

/**
 * How well each idea suits each of these tastes, 0 to 1: 1 if it's right for exactly that. Of tastes with several words, it's the product of
 * two shares: how much of the one the other has, and how much of the other the one.
 */
export function tasteFits(sought: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const { byWord, weightOf } = index()
  const fits = new Map<string, number[]>()
  for (const [at, said] of sought.entries()) {
    const words = wordsIn(said).filter((word) => byWord.has(word) || tellsSomething({ text: word }))
    const weight = sumOf(words, weightOf)
    for (const taste of new Set(words.flatMap((word) => byWord.get(word) ?? []))) {
      const shared = sumOf(
        taste.words.filter((word) => words.includes(word)),
        weightOf,
      )
      const likeness = (shared / weight) * (shared / taste.weight)
      if (likeness < LEAST) continue
      for (const { id, worth } of taste.ideas) {
        const fit = fits.get(id) ?? sought.map(() => 0)
        fit[at] = Math.max(fit[at] ?? 0, worth * likeness)
        fits.set(id, fit)
      }
    }
  }
  return fits
}

/** Built once, when first asked for. */
function index(): Index {
  return (built ??= build(embeddedIdeas()))
}
let built: Index | undefined

function build(ideas: readonly CatalogueIdea[]): Index {
  const tastes = new Map<string, Taste>()
  const ideasWith = new Map<string, Set<string>>()
  const add = (said: string, id: string, worth: number) => {
    const taste = tastes.get(said) ?? { words: wordsIn(said), weight: 0, ideas: [] }
    taste.ideas.push({ id, worth })
    tastes.set(said, taste)
    for (const word of taste.words) ideasWith.set(word, (ideasWith.get(word) ?? new Set()).add(id))
  }
  for (const { id, tags } of ideas) {
    for (const said of tags.rightFor) add(said, id, 1)
    for (const said of tags.goesWith) add(said, id, GOES_WITH)
  }
  const weightOf = (word: string) => Math.log(1 + ideas.length / (1 + (ideasWith.get(word)?.size ?? 0)))
  const byWord = new Map<string, Taste[]>()
  for (const taste of tastes.values()) {
    taste.weight = sumOf(taste.words, weightOf)
    for (const word of taste.words) byWord.set(word, [...(byWord.get(word) ?? []), taste])
  }
  return { byWord, weightOf }
}

function sumOf(words: readonly string[], weightOf: (word: string) => number): number {
  return words.reduce((sum, word) => sum + weightOf(word), 0)
}

/** Each word once, in the singular: stems would join 'boxing' and music boxes. */
function wordsIn(text: string): string[] {
  return [...new Set(wordsOf(text).flatMap(({ text: word, singular }) => (grammar.has(word) ? [] : [singular])))]
}

/** They tell nothing in a taste, such as 'at' and 'the' in 'coffee at the diner'; 'up' and 'out' do, in 'working out'. */
const grammar: ReadonlySet<string> = new Set(
  'a an and any are at by for from he her his i in is it its my of on or our she that the their them they this to we with'.split(
    ' ',
  ),
)
