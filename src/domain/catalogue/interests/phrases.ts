import { interests } from './interests.ts'
import { isLight } from './noun-phrases.ts'
import { adjectives, lightHeads, plainVerbs } from './plain-words.ts'
import type { Polarity } from './polarity.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** A phrase of the vocabulary in a text. */
export interface Phrase {
  from: number
  length: number
  ids: readonly string[]
}

/** The vocabulary's phrases in a text, longest first, no word in two of them; exact words before their stems. */
export function phrasesOf(
  words: readonly Word[],
  polarities?: readonly Polarity[],
  inName?: readonly boolean[],
): Phrase[] {
  const taken = words.map((_, at) => polarities?.[at] === 'cue' || inName?.[at] === true)
  const found: Phrase[] = []
  for (let length = vocabulary().longest; length > 0; length--) {
    for (const form of ['singular', 'stem'] as const) {
      for (let from = 0; from + length <= words.length; from++) {
        if (taken.slice(from, from + length).some(Boolean)) continue
        const some = words.slice(from, from + length)
        if (some.slice(1).some(({ after }) => after !== 'space')) continue
        if (polarities && some.some((_, place) => polarities[from + place] !== polarities[from])) continue
        const ids = lookUp(some, form)
        if (!ids || (length === 1 && (isOnlyAVerb(words, from) || describes(words, from, form)))) continue
        found.push({ from, length, ids })
        taken.fill(true, from, from + length)
      }
    }
  }
  return found.toSorted((a, b) => a.from - b.from)
}

/** 'Retro sneakers', 'a clean conscience', 'a planted tank': it says which, and names nothing. */
function describes(words: readonly Word[], at: number, form: 'singular' | 'stem'): boolean {
  const { text = '' } = words[at] ?? {}
  if (form === 'stem' && text.endsWith('ed')) return true
  const next = words[at + 1]
  return adjectives.has(text) && next?.after === 'space' && !isLight(next) && !joins.has(next.text)
}

export function lookUp(some: readonly Word[], form: 'singular' | 'stem'): readonly string[] | undefined {
  if (form === 'stem' && some.length === 1 && !hasStem(some[0] as Word)) return undefined
  return vocabulary()[form].get(some.map((word) => word[form]).join(''))
}

/** Short words are too easily confused by their stems ('bed' and 'bee'), and 'watching' isn't about watches. */
function hasStem({ text, singular }: Word): boolean {
  return text.length > 3 && !plainVerbs.has(text) && !lightHeads.has(singular)
}

/** 'plays chess': the word in front of what is played is no interest in the theater. */
function isOnlyAVerb(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]
  return verbs.has(words[at]?.text ?? '') && next !== undefined && next.after === 'space' && !joins.has(next.text)
}

const verbs = new Set([
  'play',
  'plays',
  'playing',
  'works',
  'makes',
  'making',
  'watches',
  'runs',
  'reads',
  'driving',
  'roots',
  'build',
  'builds',
  'building',
])
export const joins = new Set(['and', 'or', 'in', 'at', 'on', 'with', 'every', 'each', 'a', 'lot', 'daily'])

/** Made when first asked for. */
export function vocabulary(): Vocabulary {
  return (made ??= vocabularyOf(interests))
}
let made: Vocabulary | undefined
