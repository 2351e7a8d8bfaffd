import type { Interest } from './interest.ts'
import { isLight } from './noun-phrases.ts'
import { plainVerbs } from './plain-words.ts'
import { tellsSomething } from './telling-words.ts'
import { wordsOf, type Word } from './words.ts'

/**
 * The names of interests, joined without spaces, so that 'board games' and 'boardgames' are one. A name can stand for several
 * interests: a 'diffuser' is for candles and for aromatherapy.
 */
export interface Vocabulary {
  /** Ids by the words of a name in the singular. */
  singular: ReadonlyMap<string, readonly string[]>
  /** Ids by the words of a name in another language, with their spaces: 'hada' isn't 'had a'. */
  foreign: ReadonlyMap<string, readonly string[]>
  /** The English names of one word, in the singular. */
  english: ReadonlySet<string>
  /** Ids by the stems of a name's words. */
  stem: ReadonlyMap<string, readonly string[]>
  /** Ids by the stem of a word that their names contain. */
  parts: ReadonlyMap<string, readonly string[]>
  /** Names that say more than another name of the same interest: 'dark chocolate' isn't all chocolate. */
  narrow: ReadonlySet<string>
  /** The most words of a name. */
  longest: number
}

/** A word that belongs to more interests than this ('class', 'home') hints at none of them. */
const MOST_HINTED = 4

/**
 * @param foreign names in other languages by id; what means something in English already isn't among them
 * @param things names of single things by id: they mean their interest when liked, and hint at nothing by their parts
 */
export function vocabularyOf(
  interests: readonly Interest[],
  foreign: readonly Readonly<Record<string, readonly string[]>>[] = [],
  things: Readonly<Record<string, readonly string[]>> = {},
): Vocabulary {
  const singular = new Map<string, string[]>()
  const stem = new Map<string, string[]>()
  const parts = new Map<string, string[]>()
  const narrow = new Set<string>()
  const english = new Set<string>()
  const foreignNames = new Map<string, string[]>()
  let longest = 0
  for (const { id, label, synonyms } of interests) {
    const names = [label, id.replaceAll('-', ' '), ...synonyms]
    for (const key of narrowerOf(names)) narrow.add(key)
    for (const phrase of names) {
      const words = wordsOf(phrase)
      longest = Math.max(longest, words.length)
      for (const word of words) if (word.text.length > 3 && tellsSomething(word)) add(parts, word.stem, id)
      add(singular, words.map((word) => word.singular).join(''), id)
      const [only, ...more] = words
      if (only && more.length === 0) english.add(only.singular)
      // 'Trainers' are shoes: they should not answer to 'trains'. 'Runner' needs no stem, 'running' has it.
      if (words.length > 1 || !/ers?$/.test(phrase)) add(stem, words.map((word) => word.stem).join(''), id)
    }
  }
  const whole = new Set(interests.flatMap(({ id, label }) => [label, id.replaceAll('-', ' ')].map(keyOf)))
  for (const [id, names] of Object.entries(things))
    for (const name of names) {
      const words = wordsOf(name)
      longest = Math.max(longest, words.length)
      add(singular, keyOf(name), id)
      if (words.length > 1) add(stem, words.map((word) => word.stem).join(''), id)
      if (!whole.has(keyOf(name))) narrow.add(keyOf(name))
    }
  const native = new Set([...singular.keys(), ...stem.keys()])
  for (const [id, names] of foreign.flatMap((language) => Object.entries(language)))
    for (const name of names) {
      const words = wordsOf(name)
      longest = Math.max(longest, words.length)
      if (!native.has(words.map((word) => word.singular).join('')))
        add(foreignNames, words.map((word) => word.singular).join(' '), id)
    }
  for (const [word, ids] of parts) if (ids.length > MOST_HINTED) parts.delete(word)
  return { singular, foreign: foreignNames, english, stem, parts, narrow, longest }
}

/** The names that contain a shorter one whole and more than 'player' or 'lover' besides; never the first two, label and id. */
function narrowerOf(names: readonly string[]): string[] {
  const all = names.map((name) => wordsOf(name))
  const keyOf = (some: readonly Word[]) => some.map(({ singular }) => singular).join('')
  const own = new Set(all.slice(0, 2).map(keyOf))
  const contains = (longer: readonly Word[], shorter: readonly Word[]) => {
    const shared = new Set(shorter.map(({ singular }) => singular))
    const more = longer.filter(({ singular }) => !shared.has(singular))
    return (
      longer.length - more.length >= shared.size && more.some((word) => !isLight(word) && !plainVerbs.has(word.text))
    )
  }
  return all
    .filter((one) => all.some((other) => contains(one, other)))
    .map(keyOf)
    .filter((key) => !own.has(key))
}

function keyOf(name: string): string {
  return wordsOf(name)
    .map(({ singular }) => singular)
    .join('')
}

function add(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key)
  if (!ids) map.set(key, [id])
  else if (!ids.includes(id)) ids.push(id)
}
