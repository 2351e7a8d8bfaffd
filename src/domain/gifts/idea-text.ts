import { parseAmount, toDecimal } from '../shared/money.ts'
import { foldText } from '../shared/search-text.ts'

/** What a typed idea says: 'Kalimba for Leo $240'. */
export type IdeaText<Person> = {
  /** The text without the understood words. */
  title: string
  price: { words: string; amount: string } | undefined
  /** Everyone it may be for: of two Leos, the user says which. Never empty. */
  recipient: { words: string; people: Person[] } | undefined
}

type Named = { fullName: string }

/** A stretch of the text, from and to as in `slice`. */
type Span = { from: number; to: number }
type Word = Span & { folded: string; isName: boolean; isNew: boolean; isLast: boolean }

/**
 * Reads a price ('$240', '240 $') and a recipient ('for Leo', one of `people`) out of a typed idea. Everything else stays
 * in the title. `kept` are understood words that the user wants in the title nevertheless.
 */
export function readIdea<Person extends Named>(
  text: string,
  people: readonly Person[],
  kept: readonly string[] = [],
): IdeaText<Person> {
  const price = priceIn(text, kept)
  const found = recipientIn(text, people)
  const recipient = found !== undefined && kept.includes(wordsOf(text, found)) ? undefined : found
  return {
    title: without(text, [price, recipient]),
    price: price && { words: wordsOf(text, price), amount: price.amount },
    recipient: recipient && { words: wordsOf(text, recipient), people: recipient.people },
  }
}

/** Whether a text may name somebody. Most don't, and folding thousands of names takes milliseconds. */
export function mayNameRecipient(text: string): boolean {
  return text.split(/\s+/).some(isFor)
}

/** In English, German and Spanish. 'Fur' is none of them. */
function isFor(word: string): boolean {
  return /^["“‘(]*(?:for|für|fuer|para)$/iu.test(word.normalize('NFC'))
}

/** Whom a text is for, one of `people`, and the text without it; undefined if it names nobody. */
export function readRecipient<Person extends Named>(
  text: string,
  people: readonly Person[],
): { rest: string; words: string; people: Person[] } | undefined {
  const found = recipientIn(text, people)
  return found && { rest: without(text, [found]), words: wordsOf(text, found), people: found.people }
}

const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
/** An amount in dollars that is a word of its own: not '$5/month', '$20-30' or 'CA$30'. */
const dollars = new RegExp(
  String.raw`(?<![^\s(])(?:(?:for|about|around|at) )?(?:\$ ?(?<after>${amount})|(?<before>${amount}) ?\$)(?=[.,;:!?)]*(?:\s|$))`,
  'giu',
)
/** What comes before an amount that isn't the price: a limit, or one end of a range. */
const limit = /(?:(?<![\p{L}\p{N}])(?:under|below|over|above|from|to|than|until|between|and|or|off|save)|-|–)\s*$/iu

function priceIn(text: string, kept: readonly string[]): (Span & { amount: string }) | undefined {
  const found = [...text.matchAll(dollars)].filter(([words]) => !kept.includes(words))
  const [match] = found
  // Of two prices, neither is the idea's for sure.
  if (match === undefined || found.length > 1 || limit.test(text.slice(0, match.index))) return undefined
  const rest = text.slice(match.index + match[0].length)
  if (/^\s*(?:off|or|to|per|-|–)(?:\s|$)/i.test(rest)) return undefined
  const cents = parseAmount(match.groups?.['after'] ?? match.groups?.['before'] ?? '')
  if (cents === undefined || cents === 0) return undefined
  return { from: match.index, to: match.index + match[0].length, amount: toDecimal(cents) }
}

function recipientIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): (Span & { people: Person[] }) | undefined {
  if (!mayNameRecipient(text)) return undefined
  const words = wordsIn(text)
  const names = people.map((person) => ({ person, words: nameWords(person.fullName) }))
  // 'Book for beginners for Leo': the last one says for whom.
  for (let at = words.length - 2; at >= 0; at--) {
    const start = words[at]
    if (start === undefined || !isFor(wordsOf(text, start)) || start.isLast) continue
    const found = longestName(words.slice(at + 1), names)
    if (found !== undefined) return { from: start.from, to: found.to, people: found.people }
  }
  return undefined
}

function longestName<Person extends Named>(
  words: readonly Word[],
  names: readonly { person: Person; words: string[] }[],
): { to: number; people: Person[] } | undefined {
  const most = Math.max(0, ...names.map((name) => name.words.length))
  const end = words.findIndex(({ isLast }) => isLast)
  const length = Math.min(most, words.length, end === -1 ? words.length : end + 1)
  for (let count = length; count > 0; count--) {
    const said = words.slice(0, count).map(({ folded }) => folded)
    if (!words.slice(0, count).some(({ isName }) => isName)) return undefined
    const called = names.filter((name) => said.every((word, index) => name.words[index] === word))
    const last = words[count - 1]
    if (called.length === 0 || last === undefined) continue
    const next = last.isLast ? undefined : words[count]
    // 'for Leo and Mia' is for two; 'for Leo Messi' isn't for Leo Quinn.
    if (next !== undefined && joining.has(next.folded)) return undefined
    const isWhole = called.some((name) => name.words.length === count)
    if (next?.isNew === true && !isWhole) return undefined
    return { to: last.to, people: called.map(({ person }) => person) }
  }
  return undefined
}

/** Alone they name nobody: 'for the road' isn't for The Smiths. With an accent they do: Thé. */
const noName = new Set(['a', 'an', 'the', 'my', 'our', 'mr', 'mrs', 'ms', 'dr'])
const joining = new Set(['and', 'or', '&', '+', '/'])

function nameWords(name: string): string[] {
  return name
    .split(/\s+/)
    .map(bare)
    .filter((word) => word !== '')
}

function wordsIn(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const from = index + (/^[("“‘]*/.exec(word)?.[0].length ?? 0)
    const closing = /[.,;:!?)"”’]*$/.exec(word)?.[0] ?? ''
    const to = Math.max(from, index + word.length - closing.length)
    const isName = !noName.has(text.slice(from, to).toLowerCase())
    return { from, to, folded: bare(word), isName, isNew: /^\p{Lu}/u.test(text.slice(from)), isLast: closing !== '' }
  })
}

function bare(word: string): string {
  return foldText(word.replace(/^[("“‘]+|[.,;:!?)"”’]+$/g, ''))
}

function wordsOf(text: string, { from, to }: Span): string {
  return text.slice(from, to)
}

/** The text around the spans, in one line, without the punctuation that they leave behind. */
function without(text: string, spans: readonly (Span | undefined)[]): string {
  const found = spans.filter((span) => span !== undefined).toSorted((one, other) => other.from - one.from)
  if (found.length === 0) return text.trim()
  let rest = text
  for (const { from, to } of found) rest = `${rest.slice(0, from)} ${rest.slice(to)}`
  return rest
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .replace(/^[\s.,;:!?–—-]+/, '')
    .replace(/[\s,;:–—-]+$/, '')
    .replace(/,+(?=[.,;:])/g, '')
}
