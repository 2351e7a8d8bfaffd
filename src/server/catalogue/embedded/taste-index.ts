import { wordsOf, type Word } from '#domain/catalogue/interests/words.ts'
import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { embeddedIdeas } from './ideas.ts'

/** What an idea is worth for a taste that it only goes well with, next to one for which it's right. */
const GOES_WITH = 0.6

/** What a word counts that only has the stem in common: 'fishing' and 'fish', 'knits' and 'knitting'. */
const SAME_STEM = 0.8

/** A taste that editors named, such as 'fly fishing', and the ideas for which they did. */
interface Taste {
  words: readonly Word[]
  /** How much all its words tell. */
  weight: number
  ideas: { id: string; worth: number }[]
}

interface Index {
  byStem: ReadonlyMap<string, readonly Taste[]>
  /** How much a word tells: the rarer, the more (inverse document frequency). */
  weightOf: (word: Word) => number
}

/**
 * How well each idea that has a taste in common with one of these suits it, 0 to 1: 1 if it's right for exactly that. Of several words it's
 * the share that both have ('fishing' in 'fly fishing'), of the one times of the other, by how much they tell.
 * @param sought for each phrase, the ways to put it: the first of them that any taste has
 */
export function tasteFits(sought: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const { byStem, weightOf } = index()
  const fits = new Map<string, number[]>()
  for (const [at, ways] of sought.entries()) {
    const words = ways.map(tellingWords).find((some) => some.some(({ stem }) => byStem.has(stem))) ?? []
    const weight = sumOf(words, weightOf)
    for (const taste of new Set(words.flatMap(({ stem }) => byStem.get(stem) ?? []))) {
      const shared = sumOf(taste.words, (word) => weightOf(word) * sharedWith(words, word))
      const likeness = (shared / weight) * (shared / taste.weight)
      for (const { id, worth } of taste.ideas) {
        const fit = fits.get(id) ?? sought.map(() => 0)
        fit[at] = Math.max(fit[at] ?? 0, worth * likeness)
        fits.set(id, fit)
      }
    }
  }
  return fits
}

function sharedWith(words: readonly Word[], { stem, singular }: Word): number {
  const same = words.filter((word) => word.stem === stem)
  return same.length === 0 ? 0 : same.some((word) => word.singular === singular) ? 1 : SAME_STEM
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
    const taste = tastes.get(said) ?? { words: tellingWords(said), weight: 0, ideas: [] }
    taste.ideas.push({ id, worth })
    tastes.set(said, taste)
    for (const { stem } of taste.words) ideasWith.set(stem, (ideasWith.get(stem) ?? new Set()).add(id))
  }
  for (const { id, tags } of ideas) {
    for (const said of tags.rightFor) add(said, id, 1)
    for (const said of tags.goesWith) add(said, id, GOES_WITH)
  }
  const weightOf = ({ stem }: Word) => Math.log(1 + ideas.length / (1 + (ideasWith.get(stem)?.size ?? 0)))
  const byStem = new Map<string, Taste[]>()
  for (const taste of tastes.values()) {
    taste.weight = sumOf(taste.words, weightOf)
    for (const { stem } of taste.words) byStem.set(stem, [...(byStem.get(stem) ?? []), taste])
  }
  return { byStem, weightOf }
}

function sumOf(words: readonly Word[], weightOf: (word: Word) => number): number {
  return words.reduce((sum, word) => sum + weightOf(word), 0)
}

/** Each stem once. */
function tellingWords(text: string): Word[] {
  const words = wordsOf(text).filter((word) => !grammar.has(word.text))
  return words.filter(({ stem }, at) => words.findIndex((word) => word.stem === stem) === at)
}

/** Which words tell nothing in a taste: 'coffee at the diner'. */
const grammar: ReadonlySet<string> = new Set('a an and at for her his in my of on or our the their to with'.split(' '))
