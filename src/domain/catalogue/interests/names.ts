import { knownNames, longestKnownName } from './known-names.ts'
import { adjectives, dateWords, functionWords, plainVerbs } from './plain-words.ts'
import { areTogether, followsOn, textAt, type Word } from './words.ts'

/** A team, a band, a show, a brand, a place, a person: never read word by word. */
export interface Name {
  from: number
  length: number
  /** What someone who writes it likes, if it's well known. */
  ids: readonly string[]
}

/**
 * The names in a text: well-known ones, and what capital letters set apart.
 *
 * @param isShouting the text has capital letters only, so they say nothing
 * @param isCue whether a word only says what is liked or refused ('Loves')
 * @param isOrdinary whether these words are a phrase of the vocabulary ('Board Games')
 */
export function namesOf(
  words: readonly Word[],
  isShouting: boolean,
  isCue: (at: number) => boolean,
  isOrdinary: (some: readonly Word[]) => boolean,
): Name[] {
  const names: Name[] = []
  for (let at = 0; at < words.length;) {
    const length = isShouting || !canBegin(at) ? 1 : capitalizedFrom(at)
    const known = knownAt(at, length)
    if (known) names.push(known)
    else if (!isShouting && canBegin(at) && isName(at, length)) names.push({ from: at, length, ids: [] })
    at += known?.length ?? length
  }
  return names

  /** @param run how many capitalized words are in a row: 'Apple' isn't meant in 'Apple Hill Farm' */
  function knownAt(from: number, run: number): Name | undefined {
    for (let length = Math.min(longestKnownName, words.length - from); length > 0; length--) {
      const some = words.slice(from, from + length)
      if (!areTogether(some)) continue
      const known = knownNames.get(some.map(({ text }) => text).join(' '))
      if (known && (!known.needsCapital || (tells(from) && length >= run))) return { from, length, ids: known.ids }
    }
    return undefined
  }

  /** How many words in a row are capitalized or join such words. */
  function capitalizedFrom(from: number): number {
    let length = 1
    for (let next = from + 1; followsOn(words, next); next++) {
      if (isPartOfName(next)) length = next - from + 1
      else if (!joinsName(textAt(words, next), words.slice(from, from + length))) break
    }
    return length
  }

  /** A single capitalized word is a name only if there's no other reason for its capital letter. */
  function isName(from: number, length: number): boolean {
    if (isOrdinary(words.slice(from, from + length))) return length === 1 && tells(from) && isIntroduced(from)
    return length > 1 || (tells(from) && !dateWords.has(textAt(words, from)))
  }

  function canBegin(at: number): boolean {
    const word = words[at]
    if (!word?.isCapital || isCue(at) || functionWords.has(word.text)) return false
    return !(word.after !== 'space' && plainVerbs.has(word.text))
  }

  function isPartOfName(at: number): boolean {
    const word = words[at]
    if (!word) return false
    return /^\d/.test(word.text) || (word.isCapital && word.text !== 'i')
  }

  /** Its capital letter isn't that of a sentence, or of a list in which everything has one. */
  function tells(at: number): boolean {
    const word = words[at]
    if (!word?.isCapital || isShouting || word.after === 'stop') return false
    if (adjectives.has(word.text) && word.after === 'space') return false
    return word.after === 'space' || words.some((other) => other.after === 'comma' && !other.isCapital)
  }

  /** 'Hiking and Camping' are two things, 'Lord of the Rings' is one. */
  function joinsName(text: string, before: readonly Word[]): boolean {
    return strongLinks.has(text) || (weakLinks.has(text) && !isOrdinary(before))
  }

  function isIntroduced(at: number): boolean {
    return followsOn(words, at) && introductions.has(textAt(words, at - 1))
  }
}

const strongLinks = new Set(['of', 'the', 'de', 'del', 'la', 'le', 'du', 'von', 'van', 'der', 'den', 'n'])
const weakLinks = new Set(['and', 'in', 'on', 'for'])

/** 'Watches Suits', 'roots for the Stars': an ordinary word after these is a name if it's capitalized. */
const introductions = new Set(
  'the watch watches watching reads to by at from in near drives wears a episode team band singer called'.split(' '),
)
