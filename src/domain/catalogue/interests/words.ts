import { foldText } from '#domain/shared/search-text.ts'

/** A word of an everyday text, in the forms in which it is looked up. */
export interface Word {
  /** Without case, accents and apostrophes: 'dont', 'cafe', 'books'. */
  text: string
  /** In the singular: 'book', 'berry', 'dish'. */
  singular: string
  /** Without verb endings: 'bake', 'baker', 'bakes' and 'baking' have one stem. */
  stem: string
  /** What separates it from the word before: nothing much, a comma, or the end of a sentence. */
  after: 'space' | 'comma' | 'stop'
  /** Its place in the readable text, from which the user's own words are quoted. */
  from: number
  to: number
  /** Begins with a capital letter. */
  isCapital: boolean
}

/** The text of the word at a place, '' where there's none. */
export function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? ''
}

/** Whether there's a word, and neither a comma nor the end of a sentence before it. */
export function followsOn(words: readonly Word[], at: number): boolean {
  return words[at]?.after === 'space'
}

/** Whether no comma and no end of a sentence separates them. */
export function areTogether(some: readonly Word[]): boolean {
  return some.every(({ after }, at) => at === 0 || after === 'space')
}

/** One way to write what looks alike: accents joined to their letters, plain spaces; 'golf/tennis' is 'golf or tennis'. */
export function readable(text: string): string {
  return text
    .replaceAll('\u00b4', "'")
    .normalize('NFKC')
    .replace(/(?<=\p{Ll}{3})\/(?=\p{Ll}{3})/gu, ' or ')
}

/** The words of a text. 'and' and 'or' are words; a line break ends a sentence. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let after: Word['after'] = 'stop'
  const tokens = readable(text).matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'`‘’ʼ′]*|[,(:–—]|[.;!?)\r\n•|]|\s-\s/gu)
  for (const { 0: token, index } of tokens) {
    if (/^[\p{L}\p{N}]/u.test(token)) {
      const plain = foldText(token).replace(/'s$/, '').replaceAll("'", '')
      const place = { from: index, to: index + token.length, isCapital: /^\p{Lu}/u.test(token) }
      words.push({ text: plain, singular: singularOf(plain), stem: stemOf(plain), after, ...place })
      after = 'space'
    } else if (/[.;!?)\r\n•|]/.test(token)) after = 'stop'
    else if (after !== 'stop') after = 'comma'
  }
  return words
}

/** English plurals to one form, which need not be a word: 'cookies' and 'cookie' meet at 'cooky'. */
export function singularOf(word: string): string {
  const odd = oddPlurals.get(word)
  if (odd !== undefined) return odd
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y')
  if (/(?:s[sh]|zz|x|ch)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** 'running', 'runner' and 'runs' meet at 'run'; a word too short to lose its ending keeps it. */
export function stemOf(word: string): string {
  const one = singularOf(word)
  if (otherThings.has(one)) return one
  const shorter = /^(.*[aeiouy].*?)(?:ing|er|ed)$/.exec(one)?.[1] ?? one
  const base = shorter.length >= 3 ? shorter : one
  const undoubled = base === one ? base : base.replace(/([bdgklmnprt])\1$/, '$1')
  return undoubled.length > 3 ? undoubled.replace(/e$/, '') : undoubled
}

/** What one does, as a taste names it: 'painting' of 'paint', 'baking' of 'bake', 'running' of 'run'. */
export function gerundOf(verb: string): string {
  if (verb.endsWith('ing')) return verb
  const isShort = /^[^aeiouy]*[aeiouy][bdgklmnprt]$/.test(verb)
  return `${isShort ? verb + verb.at(-1) : verb.replace(/([^aeiouy])e$/, '$1')}ing`
}

/** Nothing about trains. */
const otherThings = new Set(['training'])

const oddPlurals = new Map(
  'scarves scarf, knives knife, wolves wolf, shelves shelf, loaves loaf, leaves leaf, halves half, calves calf, mice mouse, geese goose, children child, women woman, men man, feet foot, teeth tooth, people person'
    .split(', ')
    .map((pair): [string, string] => pair.split(' ') as [string, string]),
)
