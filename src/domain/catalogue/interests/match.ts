import { factWords } from './fact-words.ts'
import { interests } from './interests.ts'
import { polaritiesOf, type Polarity } from './polarity.ts'
import { tellsSomething } from './telling-words.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'
import { stemOf, wordsOf, type Word } from './words.ts'

/** What a free text mentions. */
export interface Mentions {
  /** Ids of the vocabulary, in the order in which they're mentioned. */
  liked: string[]
  refused: string[]
  /** Ids that are mentioned only in part: 'building things' may mean building bricks or building models. */
  hinted: string[]
  /** Meaningful words that the vocabulary doesn't know, in the singular, to search by. */
  likedWords: string[]
  /** Meaningful words of everything that is liked, whether the vocabulary knows them or not. */
  ownWords: string[]
  /** Everything that is refused, in the vocabulary or not. */
  refusedWords: string[]
}

/** 'Other interests' of a contact: whatever is mentioned is liked unless explicitly refused; 'has a dog' counts, too. */
export function readInterests(text: string): Mentions {
  return read(text, (polarity) => (polarity === 'refused' ? 'refused' : 'liked'))
}

/** 'Please no …' of a contact: whatever is mentioned is refused unless explicitly liked ('prefers tea'). */
export function readDislikes(text: string): Mentions {
  return read(text, (polarity, word) => {
    if (polarity === 'liked' || polarity === 'told') return polarity
    return polarity === 'mentioned' && factWords.has(word.singular) ? 'told' : 'refused'
  })
}

type Side = 'liked' | 'told' | 'refused'

function read(text: string, sideOfWord: (polarity: Polarity, word: Word) => Side): Mentions {
  const words = wordsOf(text)
  const polarities = polaritiesOf(words, namesIn(words))
  const sides = words.map((word, at) => sideOfWord(polarities[at] ?? 'mentioned', word))
  const liked = new Set<string>()
  const refused = new Set<string>()
  const known = new Set<number>()
  for (const { from, length, ids } of phrasesOf(words, polarities)) {
    const side = sides[from]
    // Someone who is allergic to wool and nuts may knit with cotton and bake without nuts.
    const isMaterial = length === 1 && materials.has(words[from]?.singular ?? '')
    if (side === 'liked') for (const id of ids) liked.add(id)
    if (side === 'refused' && !isMaterial) for (const id of ids) refused.add(id)
    for (let at = from; at < from + length; at++) known.add(at)
  }
  // Someone who hates cooking and 'loves good food' doesn't want a pan.
  for (const id of refused) liked.delete(id)

  const telling = words
    .map((word, at) => ({ word, at, side: sides[at] }))
    .filter(({ word, at }) => polarities[at] !== 'cue' && tellsSomething(word))
  const likedWords = distinct(telling.filter(({ at, side }) => side === 'liked' && !known.has(at)))
  const hinted = likedWords.flatMap((word) => vocabulary().parts.get(stemOf(word)) ?? [])
  return {
    liked: [...liked],
    refused: [...refused],
    hinted: [...new Set(hinted)].filter((id) => !liked.has(id) && !refused.has(id)),
    likedWords,
    ownWords: distinct(telling.filter(({ side }) => side === 'liked')),
    refusedWords: distinct(telling.filter(({ side }) => side === 'refused')),
  }
}

/** Which words are part of a name of two or more words. */
function namesIn(words: readonly Word[]): boolean[] {
  const isName = words.map(() => false)
  for (const { from, length } of phrasesOf(words)) if (length > 1) isName.fill(true, from, from + length)
  return isName
}

interface Phrase {
  from: number
  length: number
  ids: readonly string[]
}

/** The vocabulary's phrases in a text, longest first, no word in two of them; exact words before their stems. */
function phrasesOf(words: readonly Word[], polarities?: readonly Polarity[]): Phrase[] {
  const taken = words.map((_, at) => polarities?.[at] === 'cue')
  const found: Phrase[] = []
  for (let length = vocabulary().longest; length > 0; length--) {
    for (const form of ['singular', 'stem'] as const) {
      for (let from = 0; from + length <= words.length; from++) {
        if (taken.slice(from, from + length).some(Boolean)) continue
        const some = words.slice(from, from + length)
        if (some.slice(1).some(({ after }) => after !== 'space')) continue
        if (polarities && some.some((_, place) => polarities[from + place] !== polarities[from])) continue
        const ids = lookUp(some, form)
        if (!ids || (length === 1 && isOnlyAVerb(words, from))) continue
        found.push({ from, length, ids })
        taken.fill(true, from, from + length)
      }
    }
  }
  return found.toSorted((a, b) => a.from - b.from)
}

function lookUp(some: readonly Word[], form: 'singular' | 'stem'): readonly string[] | undefined {
  // Short words are too easily confused by their stems: 'bed' and 'bee', 'tea' and 'ted'.
  if (form === 'stem' && some.length === 1 && (some[0]?.text.length ?? 0) < 4) return undefined
  return vocabulary()[form].get(some.map((word) => word[form]).join(''))
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
  'build',
  'builds',
  'building',
])
const joins = new Set(['and', 'or', 'in', 'at', 'on', 'with', 'every', 'each', 'a', 'lot', 'daily'])
const materials = new Set(['wool', 'nut', 'egg', 'milk', 'dairy', 'latex', 'nickel', 'soy', 'gluten'])

/** Made when first asked for. */
function vocabulary(): Vocabulary {
  return (made ??= vocabularyOf(interests))
}
let made: Vocabulary | undefined

function distinct(telling: readonly { word: Word }[]): string[] {
  return [...new Set(telling.map(({ word }) => word.singular))]
}
