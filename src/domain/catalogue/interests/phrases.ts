import { german } from './german.ts'
import { interests } from './interests.ts'
import { isLight } from './noun-phrases.ts'
import { adjectives, lightHeads, plainVerbs } from './plain-words.ts'
import { germanPlurals, spanishPlurals, withPlurals } from './plurals.ts'
import type { Polarity } from './polarity.ts'
import { spanish } from './spanish.ts'
import { things } from './things.ts'
import { typosOf, type Typos } from './typos.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'
import { areTogether, followsOn, gerundOf, textAt, type Word } from './words.ts'

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
        if (!areTogether(some)) continue
        if (polarities && some.some((_, place) => polarities[from + place] !== polarities[from])) continue
        if (length === 1 && polarities && isDone(words, polarities, from)) continue
        const ids = lookUp(some, form)
        if (!ids || (length === 1 && (isOnlyAVerb(words, from) || describes(words, from, form)))) continue
        found.push({ from, length, ids })
        taken.fill(true, from, from + length)
      }
    }
  }
  for (const [from, word] of words.entries()) {
    if (taken[from]) continue
    const isWhatTheyDo = polarities && isDone(words, polarities, from)
    const ids = isWhatTheyDo ? doing(word) : word.text.length < 6 ? undefined : repaired(word)
    if (ids) found.push({ from, length: 1, ids })
  }
  return found.toSorted((a, b) => a.from - b.from)
}

/** 'Loves to run' is about running, and 'loves to watch' not about watches. */
function doing(word: Word): readonly string[] | undefined {
  if (verbs.has(word.text)) return undefined
  return vocabulary().singular.get(gerundOf(word.text)) ?? lookUp([word], 'stem')
}

/** After 'loves to', 'likes to' and the like. */
export function isDone(words: readonly Word[], polarities: readonly Polarity[], at: number): boolean {
  return textAt(words, at - 1) === 'to' && polarities[at - 1] !== 'cue' && polarities[at - 2] === 'cue'
}

/** What a misspelled word means: 'gardning'. */
function repaired({ text, singular }: Word): readonly string[] | undefined {
  if (adjectives.has(text) || plainVerbs.has(text) || lightHeads.has(singular)) return undefined
  typos ??= typosOf([...vocabulary().english].filter((name) => name.length >= 6))
  const meant = typos.meantBy(singular)
  return meant === undefined ? undefined : vocabulary().singular.get(meant)
}
let typos: Typos | undefined

/** 'Retro sneakers', 'a clean conscience', 'a planted tank': it says which, and names nothing. */
function describes(words: readonly Word[], at: number, form: 'singular' | 'stem'): boolean {
  const text = textAt(words, at)
  if (form === 'stem' && text.endsWith('ed')) return true
  const next = words[at + 1]
  return adjectives.has(text) && next?.after === 'space' && !isLight(next) && !joins.has(next.text)
}

export function lookUp(some: readonly Word[], form: 'singular' | 'stem'): readonly string[] | undefined {
  if (form === 'stem' && some.length === 1 && !hasStem(some[0] as Word)) return undefined
  const found = vocabulary()[form].get(some.map((word) => word[form]).join(''))
  return (
    found ??
    (form === 'singular' ? vocabulary().foreign.get(some.map(({ singular }) => singular).join(' ')) : undefined)
  )
}

/** Short words are too easily confused by their stems ('bed' and 'bee'), and 'watching' isn't about watches. */
function hasStem({ text, singular }: Word): boolean {
  return text.length > 3 && !plainVerbs.has(text) && !lightHeads.has(singular) && !likeOthers.has(singular)
}

/** They share their stem with something else: planes aren't planning, nor careers cars. */
export const likeOthers: ReadonlySet<string> = new Set(
  `plane career box winner nursing booking ringing rocking rocker mixer beater stare starring waving bladder fly flyer text
  expect slimmer frost lighter cooker driver sleeper purser trailer trailing robber sloping kicking preserver
  spacing spacer banding knotting angle improve fence cruiser bargaining telescoping nest squashing pipe outfitter
  printer groom drawer cloth`.split(/\s+/),
)

/** 'plays chess', 'plays with trains': neither is an interest in the theater. 'Runs every morning' is one in running. */
function isOnlyAVerb(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at)
  const afterNouns = text.startsWith('play') ? conjunctions : joins
  return verbs.has(text) && followsOn(words, at + 1) && !afterNouns.has(textAt(words, at + 1))
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
  'trains',
  'driving',
  'roots',
  'build',
  'builds',
  'building',
])
const conjunctions = new Set(['and', 'or'])
export const joins = new Set(['and', 'or', 'in', 'at', 'on', 'with', 'every', 'each', 'a', 'lot', 'daily'])

/** Made when first asked for. */
export function vocabulary(): Vocabulary {
  return (made ??= vocabularyOf(
    interests,
    [withPlurals(german, germanPlurals), withPlurals(spanish, spanishPlurals)],
    Object.fromEntries(Object.entries(things).map(([id, names]) => [id, names.split(', ')])),
  ))
}
let made: Vocabulary | undefined
