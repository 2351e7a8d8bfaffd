import type { Interest } from './interest.ts'
import { tellsSomething } from './telling-words.ts'
import { wordsOf } from './words.ts'

/**
 * The names of interests, joined without spaces, so that 'board games' and 'boardgames' are one. A name can stand for several
 * interests: a 'diffuser' is for candles and for aromatherapy.
 */
export interface Vocabulary {
  /** Ids by the words of a name in the singular. */
  singular: ReadonlyMap<string, readonly string[]>
  /** Ids by the stems of a name's words. */
  stem: ReadonlyMap<string, readonly string[]>
  /** Ids by the stem of a word that their names contain. */
  parts: ReadonlyMap<string, readonly string[]>
  /** The most words of a name. */
  longest: number
}

/** A word that belongs to more interests than this ('class', 'home') hints at none of them. */
const MOST_HINTED = 4

export function vocabularyOf(interests: readonly Interest[]): Vocabulary {
  const singular = new Map<string, string[]>()
  const stem = new Map<string, string[]>()
  const parts = new Map<string, string[]>()
  let longest = 0
  for (const { id, label, synonyms } of interests) {
    for (const phrase of [label, id.replaceAll('-', ' '), ...synonyms]) {
      const words = wordsOf(phrase)
      longest = Math.max(longest, words.length)
      for (const word of words) if (word.text.length > 3 && tellsSomething(word)) add(parts, word.stem, id)
      add(singular, words.map((word) => word.singular).join(''), id)
      // 'Trainers' are shoes: they should not answer to 'trains'. 'Runner' needs no stem, 'running' has it.
      if (words.length > 1 || !/ers?$/.test(phrase)) add(stem, words.map((word) => word.stem).join(''), id)
    }
  }
  for (const [word, ids] of parts) if (ids.length > MOST_HINTED) parts.delete(word)
  return { singular, stem, parts, longest }
}

function add(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key)
  if (!ids) map.set(key, [id])
  else if (!ids.includes(id)) ids.push(id)
}
