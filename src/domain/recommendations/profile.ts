import { isKnownCategory } from '../catalogue/category-tree.ts'
import { readDislikes, readInterests, type Taste } from '../catalogue/interests/match.ts'
import { ageOn, parseBirthday } from '../contacts/birthday.ts'
import { calledName } from '../contacts/called-name.ts'
import { MAX_INTERESTS } from '../contacts/limits.ts'
import type { BudgetLimits } from '../occasions/budget-ranges.ts'
import type { OccasionType } from '../occasions/types.ts'
import { dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import type { Cents } from '../shared/money.ts'
import { foldText } from '../shared/search-text.ts'
import { ADULT_AGE, alcoholic, cautionsOf, type Cautions } from './cautions.ts'
import { birdsMeant } from './birds.ts'
import { occasionMeant, type Meant } from './occasions.ts'
import { learnedFrom, type Choice, type Learned, type Reaction } from './learned.ts'
import { budgetFor, recipientFor, type Terms } from './terms.ts'
import { cautionsAsMeant, labelOf, meantBy } from './understood.ts'
import { isoWeek } from './week.ts'
import { bondOf, type Bond } from './relationships.ts'

/** The recipient, as described by the contact. */
export interface Recipient {
  id: number
  fullName: string
  relationship: string
  birthday: string | null
  gender: 'male' | 'female' | null
  categoryIds: readonly string[]
  interests: string | null
  dislikes: string | null
  allergies: string | null
  /** What the user says wasn't meant by these words: labels, separated by commas. */
  notMeant?: string | null
  /** Read for what calls for tact, and never for tastes. */
  notes?: string | null
  /** How gifts went that they were given. */
  reactions?: readonly Reaction[]
  /** What the user kept and dismissed for them. */
  choices?: readonly Choice[]
}

/** What a gift is for: one event, on its coming day. */
export interface GiftEvent {
  id: number
  name: string
  type: OccasionType
  date: CalendarDate
  budget: BudgetLimits | null
  /** What its gifts leave of the budget, less than 0 if they cost more; undefined without a budget. */
  left?: Cents | undefined
}

export interface Profile {
  /** What reasons call them: 'Mia', 'Aunt May', 'Dr. Lee'. */
  firstName: string
  /** Full years on the day of the gift; undefined if unknown, never guessed. */
  age: number | undefined
  bond: Bond
  gender: 'male' | 'female' | null
  categoryIds: readonly string[]
  /** Ids of the vocabulary, from their free text. */
  likes: readonly string[]
  /** Those of which it names things only, and which: 'westerns', of all movies. */
  narrowed: ReadonlyMap<string, readonly string[]>
  /** Ids that the free text names in part. */
  hints: readonly string[]
  /** What the vocabulary doesn't know, phrase by phrase in the user's words. */
  likedWords: readonly string[]
  /** Meaningful words of the free text, known or not, without what it refuses. */
  ownWords: readonly string[]
  /** The same, those that belong together in one string. */
  ownPhrases: readonly string[]
  /** Those of them that are names: they mean nothing but themselves. */
  names: ReadonlySet<string>
  /** What is liked phrase by phrase with all its words, for the tastes that ideas name; without what is refused or not for their age. */
  ownTastes: readonly string[]
  /** The user's words for each of the likes. */
  quotes: ReadonlyMap<string, string>
  cautions: Cautions
  occasion: Meant
  /** Folded: what the notes say, which may be a loss or an illness. */
  notes: string
  /** What was asked for this search, or the event's. */
  budget: BudgetLimits | null
  /** What the event's gifts leave of its budget; undefined where a search goes by a price of its own. */
  left: Cents | undefined
  /** Likes, categories and words that this search names and the contact doesn't. */
  asked: ReadonlySet<string>
  /** From how earlier gifts went. */
  learned: Learned
  /** The user's own date, by which 'last year' is meant. */
  today: CalendarDate
  /** 1–12, of the day of the gift. */
  month: number
  /** The same for the same person, event and week. */
  seed: string
  /** The same for a person within a year, and another one for the next person. */
  turn: number
}

/** @param terms what this search goes by instead; reasons tell it from what the contact says */
export function profileOf(
  recipient: Recipient,
  event: GiftEvent | null,
  today: CalendarDate,
  terms: Terms = {},
): Profile {
  const known = profileFrom(recipient, event, today, {})
  if (Object.keys(terms).length === 0) return known
  const searched = profileFrom(recipientFor(recipient, terms), event, today, terms)
  const said = new Set(tastesOf(known))
  return { ...searched, asked: new Set(tastesOf(searched).filter((taste) => !said.has(taste))) }
}

function profileFrom(recipient: Recipient, event: GiftEvent | null, today: CalendarDate, terms: Terms): Profile {
  const day = event?.date ?? today
  const birthday = recipient.birthday === null ? undefined : parseBirthday(recipient.birthday)
  const interests = recipient.interests ?? ''
  const dislikes = recipient.dislikes ?? ''
  const said = readInterests(interests)
  const isMeant = meantBy(recipient.notMeant ?? null)
  const cautions = cautionsAsMeant(
    cautionsOf(interests, dislikes, recipient.allergies ?? '', recipient.notes ?? ''),
    isMeant,
  )
  const besides = readDislikes(dislikes)
  const named = [...new Set([...said.liked, ...besides.liked])].filter((id) => isMeant(labelOf(id)))
  const quotes = new Map([...besides.quotes, ...said.quotes])
  const age = terms.age === undefined ? birthday && ageOn(birthday, day) : (terms.age ?? undefined)
  const budget = budgetFor(event?.budget ?? null, terms)
  const likes = birdsMeant(named, `${interests}. ${dislikes}`).filter((id) => !cautions.interests.has(id))
  return {
    firstName: calledName(recipient.fullName),
    age,
    bond: bondOf(recipient.relationship),
    gender: recipient.gender,
    categoryIds: [...new Set(recipient.categoryIds)].filter(isKnownCategory).slice(0, MAX_INTERESTS),
    likes,
    narrowed: new Map([...said.narrowed].filter(([id]) => likes.includes(id))),
    hints: said.hinted.filter((id) => !cautions.interests.has(id) && isMeant(labelOf(id))),
    likedWords: said.likedWords,
    ownWords: said.ownWords,
    ownPhrases: said.ownPhrases.slice(0, MAX_PHRASES),
    ownTastes: tastesFor(said.tastes, { cautions, age, isMeant }),
    names: new Set(said.names),
    quotes: new Map(likes.flatMap((id) => quoteOf(id, quotes))),
    cautions,
    occasion: occasionMeant(event, `${interests}. ${dislikes}`),
    notes: foldText(recipient.notes ?? ''),
    budget,
    left: terms.maxPrice === undefined ? event?.left : undefined,
    asked: new Set(),
    learned: learnedFrom(recipient.reactions ?? [], cautions.interests, recipient.choices),
    today,
    month: dateParts(day).month,
    seed: `${recipient.id} ${event?.id ?? ''} ${isoWeek(today)}`,
    turn: recipient.id + dateParts(today).year,
  }
}

/** Each phrase and taste is looked up by itself: a person with more of them would take seconds, and be no better known. */
const MAX_PHRASES = 60

/** Those who are sober or under age don't want what goes well with wine, nor those without video games what is for gaming. */
function tastesFor(
  told: readonly Taste[],
  { cautions, age, isMeant }: { cautions: Cautions; age: number | undefined; isMeant: (label: string) => boolean },
): string[] {
  const isDry = cautions.alcohol || (age !== undefined && age < ADULT_AGE)
  const isOut = (id: string) => cautions.interests.has(id) || (isDry && alcoholic.has(id)) || !isMeant(labelOf(id))
  const free = told.filter(({ ids }) => ids.length === 0 || !ids.every(isOut))
  return [...new Set(free.map(({ words }) => words))].slice(0, MAX_PHRASES)
}

/** Birds to watch are meant by 'birds', too. */
function quoteOf(id: string, quotes: ReadonlyMap<string, string>): [string, string][] {
  const quote = quotes.get(id) ?? quotes.get('birds')
  return quote === undefined ? [] : [[id, quote]]
}

/** How many things they like: 'tulips' is one, though it means flowers and gardening. */
export function countTastes({ likes, quotes, likedWords, categoryIds }: Profile): number {
  const said = new Set(likes.map((id) => quotes.get(id) ?? id))
  // 'Icelandic knitting' is knitting.
  const others = likedWords.filter((words) => ![...said].some((quote) => words.includes(quote)))
  return new Set([...said, ...others, ...categoryIds]).size
}

/** Whether anything is known about their tastes. */
export function saysWhatTheyLike(profile: Profile): boolean {
  return tastesOf(profile).length > 0
}

function tastesOf({ likes, likedWords, categoryIds }: Profile): string[] {
  return [...likes, ...likedWords, ...categoryIds]
}
