import { readInterests } from '../catalogue/interests/match.ts'
import { dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import type { Cents } from '../shared/money.ts'
import { reasonTexts } from '../texts/recommendation-reasons.ts'
import { isUnder, type Candidate } from './candidate.ts'
import { familyOf } from './similarity.ts'

/** A gift that was given, and how that went. */
export interface Reaction {
  title: string
  productKey: string | null
  reaction: 'loved' | 'no'
  /** The day it was given for; null if it was given without an event. */
  givenOn: CalendarDate | null
  /** What the catalog knows of it; null if it isn't from there. */
  known: { interests: readonly string[]; categoryId: string } | null
}

/** What such a gift says about other ideas. */
export interface Lesson {
  title: string
  givenOn: CalendarDate | null
  /** What it is about, the main thing first. */
  interests: readonly string[]
  categoryId: string | undefined
  /** The kind of thing that wasn't for them. */
  family: string | undefined
}

/** An idea that the user saved or bought for this person, or dismissed as not for them. */
export interface Choice {
  kind: 'saved' | 'bought' | 'dismissed'
  /** What it's about, the main thing first. */
  interests: readonly string[]
  price: Cents | null
}

export interface Learned {
  /** By interest, what ideas that are mainly about it are multiplied with: 0.2 to 1.5. */
  leanings: ReadonlyMap<string, number>
  /** What is usually spent on this person; null until two gifts were bought. */
  pricePoint: Cents | null
  loved: readonly Lesson[]
  notForThem: readonly Lesson[]
}

/** @param excluded interests that the person doesn't want, whatever they once loved */
export function learnedFrom(
  reactions: readonly Reaction[],
  excluded: ReadonlySet<string>,
  choices: readonly Choice[] = [],
): Learned {
  const lessonsOf = (reaction: Reaction['reaction']) =>
    reactions.filter((one) => one.reaction === reaction).map((one) => lessonOf(one, excluded))
  return {
    loved: lessonsOf('loved'),
    notForThem: lessonsOf('no'),
    leanings: leaningsOf(choices, excluded),
    pricePoint: pricePointOf(choices),
  }
}

/** Each dismissal takes 40 % off an interest, each gift that was kept adds 15 %. */
function leaningsOf(choices: readonly Choice[], excluded: ReadonlySet<string>): ReadonlyMap<string, number> {
  const leanings = new Map<string, number>()
  for (const { kind, interests } of choices) {
    const [main] = interests
    if (main === undefined || excluded.has(main)) continue
    const factor = (leanings.get(main) ?? 1) * (kind === 'dismissed' ? 0.6 : 1.15)
    leanings.set(main, Math.min(1.5, Math.max(0.2, factor)))
  }
  return leanings
}

/** At this leaning, three ideas about an interest were dismissed, and none was kept. */
const UNWELCOME = 0.22

/** Interests of which they have seen enough. */
export function unwelcomeTo({ leanings }: Learned): ReadonlySet<string> {
  return new Set([...leanings].flatMap(([id, factor]) => (factor <= UNWELCOME ? [id] : [])))
}

/** The median of what was bought. */
function pricePointOf(choices: readonly Choice[]): Cents | null {
  const prices = choices
    .flatMap(({ kind, price }) => (kind === 'bought' && price !== null && price > 0 ? [price] : []))
    .toSorted((a, b) => a - b)
  return prices.length < 2 ? null : (prices[Math.floor(prices.length / 2)] ?? null)
}

function lessonOf({ title, productKey, reaction, givenOn, known }: Reaction, excluded: ReadonlySet<string>): Lesson {
  // Of a gift in the user's own words, the words are all there is.
  const about = known?.interests ?? readInterests(title).liked
  return {
    title,
    givenOn,
    interests: about.filter((id) => !excluded.has(id)).slice(0, MOST_ABOUT),
    categoryId: known?.categoryId,
    // Of what they loved they have one.
    family: reaction === 'no' && known && productKey !== null ? familyOf(productKey) : undefined,
  }
}

/** Interests of a gift that say what it's about; later ones are side issues. */
const MOST_ABOUT = 3

/** How much an idea is like the most similar of these gifts, 0 to 1, and which one that is. */
export function likest(candidate: Candidate, lessons: readonly Lesson[]): { value: number; lesson?: Lesson } {
  let best: { value: number; lesson?: Lesson } = { value: 0 }
  for (const lesson of lessons) {
    const value = likeness(candidate, lesson)
    if (value > best.value) best = { value, lesson }
  }
  return best
}

/** The main interest of both says most, then the same leaf of the category tree, then interests in passing. */
function likeness(candidate: Candidate, { interests, categoryId, family }: Lesson): number {
  if (family !== undefined && familyOf(candidate.productKey) === family) return 1
  const shared = interests.findIndex((id) => candidate.interests.includes(id))
  const about =
    shared === -1 ? 0 : shared === 0 && candidate.interests[0] === interests[0] ? 0.9 : shared === 0 ? 0.6 : 0.35
  const place = categoryId !== undefined && isUnder(candidate, categoryId) ? 0.5 : 0
  return Math.max(about, place) + (about > 0 && place > 0 ? 0.1 : 0)
}

/** From here on an idea is like a gift they loved, and may say so. */
export const LIKE_ENOUGH = 0.5

/** 'Leo loved "Dinosaur dig kit" last year' */
export function lovedReason(firstName: string, { title, givenOn }: Lesson, today: CalendarDate): string {
  const name = title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : title
  if (givenOn === null) return reasonTexts.loved(firstName, name)
  const years = dateParts(today).year - dateParts(givenOn).year
  const when =
    years === 0
      ? reasonTexts.thisYear
      : years === 1
        ? reasonTexts.lastYear
        : reasonTexts.inYear(dateParts(givenOn).year)
  return `${reasonTexts.loved(firstName, name)} ${when}`
}

const LONGEST_TITLE = 48
