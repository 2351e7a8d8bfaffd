import { adjectives, bodyWords, dateWords, functionWords, lightHeads, plainVerbs } from './plain-words.ts'
import { tellsSomething } from './telling-words.ts'
import type { Word } from './words.ts'

/** Words that name one thing together: 'old fountain pens'. Places of words in the text, the end excluded. */
export interface NounPhrase {
  from: number
  to: number
}

/**
 * The noun phrases of a text: words in a row that no comma, function word, verb or change of what is said separates.
 *
 * @param group what is said of a word; undefined where it belongs to no phrase
 * @param isNamed whether it's part of a phrase of the vocabulary, which a verb or a function word may be too
 */
export function nounPhrasesOf(
  words: readonly Word[],
  group: (at: number) => string | undefined,
  isNamed: (at: number) => boolean,
): NounPhrase[] {
  const phrases: NounPhrase[] = []
  let from: number | undefined
  for (let at = 0; at <= words.length; at++) {
    const word = words[at]
    const goesOn = from !== undefined && word?.after === 'space' && group(at) === group(at - 1)
    if (from !== undefined && !(goesOn && isInside(at))) {
      phrases.push({ from, to: at })
      from = undefined
    }
    if (from === undefined && isInside(at)) from = at
  }
  return phrases

  function isInside(at: number): boolean {
    const word = words[at]
    if (!word || group(at) === undefined) return false
    return isNamed(at) || !(functionWords.has(word.text) || plainVerbs.has(word.text))
  }
}

/** Whether a word by itself can be something one likes. */
export function canBeLiked(word: Word): boolean {
  return tellsSomething(word) && !adjectives.has(word.text) && !dateWords.has(word.text) && !isOfTheBody(word)
}

export function isOfTheBody({ text, singular }: Word): boolean {
  return bodyWords.has(text) || bodyWords.has(singular)
}

/** 'Lover', 'classes', 'stuff': what is liked is named before it. */
export function isLight(word: Word): boolean {
  return lightHeads.has(word.singular) || lightHeads.has(word.text) || !tellsSomething(word)
}
