import type { Relationship } from '../../contacts/relationships.ts'
import type { OccasionType } from '../../occasions/types.ts'
import type { CalendarDate } from '../../shared/calendar-date.ts'
import type { Cents } from '../../shared/money.ts'
import { foldText } from '../../shared/search-text.ts'
import type { CatalogueIdea } from '../idea-schema.ts'
import { readInterests } from '../interests/match.ts'
import { readAges, type Ages } from './ages.ts'
import { wantsCards } from './cards.ts'
import { isOuting, readFormats } from './formats.ts'
import { occasionsIn } from './occasions.ts'
import { readPerson } from './people.ts'
import { readPrice } from './prices.ts'
import { LONGEST_NAME, americanSpelling, otherNames } from './things.ts'
import { translated } from './translate.ts'
import { readWhen } from './when.ts'

/** More words than this say nothing more about a gift. */
const MAX_WORDS = 12

/** What a search asks for: words that an idea must have, facts that it must meet, and what lifts it above others. */
export interface SearchReading {
  /** An idea has to have one of the alternatives of each; an alternative may be several words. */
  words: string[][]
  /** The query only says that a gift is wanted, for whom, when or for how much, not which: 'gift ideas for grandma'. */
  isAnything: boolean
  /** Everyone whom it has to suit. */
  ages?: Ages
  /** A likely age of the person who is named, for whom it has to be suitable as well. */
  likelyAges?: Ages
  gender?: 'male' | 'female'
  /** How close the giver may have to be. */
  maxCloseness?: number
  minCents?: Cents
  maxCents?: Cents
  kinds?: readonly CatalogueIdea['kind'][]
  needsNoDelivery: boolean
  /** Greeting cards come first if the search names them, and last if it doesn't. */
  wantsCards: boolean
  relationships: readonly Relationship[]
  occasions: readonly OccasionType[]
  /** Ids of the vocabulary that the words name. */
  interests: readonly string[]
  /** Words that lift an idea. */
  hints: readonly string[]
}

/**
 * Reads a search as a person would: 'Geschenk für Oma unter 30 Euro' is anything for a grandparent that costs at most $30, and 'lego for
 * my 7 year old nephew' building bricks that suit a child of seven.
 * @param today for 'by Friday'; without it, only 'tomorrow' and the like are understood
 */
export function readSearch(text: string, today?: CalendarDate): SearchReading {
  const english = translated(foldText(text))
  const cards = wantsCards(english)
  const when = readWhen(english, today)
  const price = readPrice(when.rest)
  const { ages, rest: ageless } = readAges(price.rest)
  const { formats, rest: plain } = readFormats(ageless)
  const occasions = occasionsIn(plain)
  const person = readPerson(plain)
  const all = wordsIn(person.rest)
  const asksForGift = all.some((word) => gifts.has(word))
  const telling = all.filter((word) => !saysNothing.has(word) && !(ages && children.has(word)))
  const isForOccasion = occasions.length > 0 && (asksForGift || person.bond !== undefined) && !cards
  const said = isForOccasion ? withoutOccasion(telling) : telling
  const gender = person.gender
  const maxCents = lowest([price.maxCents, ...(price.maxCents === undefined ? formats.map((one) => one.maxCents) : [])])
  const minCents = highest([
    price.minCents,
    ...(price.maxCents === undefined ? formats.map((one) => one.minCents) : []),
  ])
  const closeness = lowest([person.bond?.level, ...formats.map((one) => one.maxCloseness)])
  const kinds = when.needsNoDelivery ? (['experience', 'giftcard', 'diy'] as const) : kindsOf(formats, plain)
  const { bond } = person
  return {
    words: alternativesOf(said).slice(0, MAX_WORDS),
    isAnything:
      said.length === 0 &&
      (asksForGift || isForOccasion || plain !== english || person.bond !== undefined || gender !== undefined),
    ...(ages && { ages }),
    ...(bond && !ages && !bond.maybeChild && { likelyAges: { from: bond.core.min, to: bond.core.max } }),
    ...(gender && { gender }),
    ...(closeness !== undefined && { maxCloseness: closeness }),
    ...(minCents !== undefined && { minCents }),
    ...(maxCents !== undefined && { maxCents }),
    ...(kinds && { kinds }),
    needsNoDelivery: when.needsNoDelivery,
    wantsCards: cards,
    relationships: bond?.kinds ?? [],
    occasions,
    interests: readInterests(said.join(' ')).liked,
    hints: [...(person.word === undefined ? [] : [person.word]), ...formats.flatMap(({ hints = [] }) => hints)],
  }
}

function lowest(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

function highest(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

function kindsOf(formats: readonly { kinds?: SearchReading['kinds'] }[], text: string): SearchReading['kinds'] {
  const asked = formats.find(({ kinds }) => kinds !== undefined)?.kinds
  if (asked?.includes('experience') === true) return ['experience', 'giftcard']
  return asked ?? (isOuting(text) ? ['experience', 'giftcard'] : undefined)
}

function wordsIn(text: string): string[] {
  return text.replaceAll(/'s\b|s'(?= |$)/g, (end) => (end === "'s" ? '' : 's')).match(/[\p{L}\p{N}]+/gu) ?? []
}

const gifts = new Set('gift gifts gifting present presents idea ideas something anything stuff'.split(' '))

/**
 * Any gift can be for a birthday or Christmas, so the text needn't say so; and if a 'retirement gift' is all that is asked for, it's one
 * that is tagged with that event, not a book about the retired.
 */
function withoutOccasion(words: readonly string[]): string[] {
  const telling = words.filter((word) => !forAnyGift.has(word))
  return telling.every((word) => occasionsIn(word).length > 0 || inNamesOfEvents.has(word)) ? [] : telling
}

/** Besides an age, they say nothing more. */
const children = new Set('child children kid kids boy girl boys girls'.split(' '))
const forAnyGift = new Set('birthday bday christmas xmas holiday'.split(' '))
const inNamesOfEvents = new Set(
  "mother mothers mum mums father fathers dad dads day new job home house apartment baby shower parent parents host year years valentine's".split(
    ' ',
  ),
)

/** Words that fit everything here. */
const saysNothing = new Set([
  ...gifts,
  ...'thing things best nice cool great good perfect trending popular unique likes like love loves loving enjoys lover lovers fan into'.split(
    ' ',
  ),
  ...'a an the of for to in on at by with and or from who whom whose that which is are has have having had my our your his her their its it me i we you they he she him them some any everything nothing need needs needed want wants wanted looking find buy give giving shop shopping online please very really quite someone somebody person people'.split(
    ' ',
  ),
])

/** Each word with what else it's called; a known phrase is one word. */
function alternativesOf(words: readonly string[]): string[][] {
  const found: string[][] = []
  for (let at = 0; at < words.length; at += 1) {
    const { phrase, length } = phraseAt(words, at)
    const others = otherNames().get(phrase) ?? []
    const spelled = phrase.split(' ').map((word) => americanSpelling(word) ?? word)
    found.push([...new Set([phrase, spelled.join(' '), ...others, ...(otherNames().get(spelled.join(' ')) ?? [])])])
    at += length - 1
  }
  return found.filter((one, at) => found.findIndex((other) => other[0] === one[0]) === at)
}

function phraseAt(words: readonly string[], at: number): { phrase: string; length: number } {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 1; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    if (otherNames().has(phrase)) return { phrase, length }
  }
  return { phrase: words[at] ?? '', length: 1 }
}
