import type { Relationship } from '../contacts/relationships.ts'
import type { OccasionType } from '../occasions/types.ts'
import { isWithin, type Candidate } from './candidate.ts'
import { interestFitFor, type InterestFit } from './interest-fit.ts'
import { forItsTrouble, forUnmentioned } from './circumstances.ts'
import { isForFeast, isForTheBaby } from './occasions.ts'
import { saysWhatTheyLike, type Profile } from './profile.ts'
import { LIKE_ENOUGH, likest, type Lesson } from './learned.ts'
import { familyOf } from './similarity.ts'
import { noTexts, ownTextFit, tasteFit, type Texts } from './texts.ts'
import { weights } from './weights.ts'

/** How well an idea suits a person, and the facts behind it. */
export interface Fit {
  /** 0 to 1 and a little beyond, more is better. */
  score: number
  interest: InterestFit
  /** The event the idea is tagged with, if it's this one. */
  occasion: OccasionType | undefined
  /** The relationship the idea is tagged with, if it's theirs. */
  relationship: Relationship | undefined
  /** The gift they loved that the idea is like. */
  loved: Lesson | undefined
  /** Within the budget itself, not below it. */
  inBudget: boolean
  /** For the very feast, loss or illness that the event is named after. */
  forEvent: boolean
}

/** Returns a function for one person. `familiar` are product keys of given, saved and dismissed gifts. */
export function scorerFor(
  profile: Profile,
  familiar: readonly string[],
  { phrases, tastes }: Pick<Texts, 'phrases' | 'tastes'> = noTexts,
): (candidate: Candidate) => Fit {
  const interestFit = interestFitFor(profile)
  const knowsTastes = saysWhatTheyLike(profile)
  const families = new Set(familiar.map(familyOf))
  const [closest] = profile.bond.kinds
  const isForOthers = forUnmentioned(profile)
  const isForItsTrouble = forItsTrouble(profile)
  const ownText = ownTextFit(profile)
  return (candidate) => {
    const interest = leaning(interestFit(candidate), candidate, profile)
    const occasion = profile.occasion.types.find((type) => candidate.occasions.includes(type))
    const relationship = closest !== undefined && candidate.relationships.includes(closest) ? closest : undefined
    const loved = likest(candidate, profile.learned.loved)
    const text = ownText(candidate, phrases.get(candidate.productKey))
    const taste = tasteFit(profile, tastes.get(candidate.productKey))
    const phrase = text.phrase ?? taste.phrase
    const age = ageFit(profile, candidate)
    const forEvent = isForFeast(candidate, profile.occasion) || isForItsTrouble(candidate)
    const parts =
      weights.loved * loved.value -
      weights.notForThem * likest(candidate, profile.learned.notForThem).value +
      weights.phrases.weight * text.value +
      weights.tastes.weight * taste.value * (0.5 + 0.5 * age) * Math.min(1, leaningOf(candidate, profile)) +
      weights.interest * Math.max(interest.value, knowsTastes ? 0 : weights.safe * safety(candidate)) +
      weights.occasion * (forEvent ? weights.feast : occasionFit(profile, candidate)) +
      weights.relationship * relationshipFit(profile, candidate) +
      weights.age * age +
      weights.price * priceFit(profile, candidate) +
      weights.usefulness * usefulness(candidate) +
      weights.popularity * popularity(candidate) +
      weights.gender * genderFit(profile, candidate)
    return {
      score:
        parts -
        penaltyOf(candidate, { interest, isLikeLoved: loved.value >= LIKE_ENOUGH }, families) -
        (isForOthers(candidate) ? weights.penalties.circumstance : 0),
      interest: phrase === undefined ? interest : { ...interest, phrase },
      occasion,
      relationship,
      loved: loved.value >= LIKE_ENOUGH ? loved.lesson : undefined,
      inBudget: isInBudget(profile, candidate),
      forEvent,
    }
  }
}

function leaningOf({ interests }: Candidate, { learned: { leanings } }: Profile): number {
  return leanings.get(interests[0] ?? '') ?? 1
}

/** What was kept and dismissed for them moves what they are said to like; what was kept is liked a little by itself. */
function leaning(fit: InterestFit, candidate: Candidate, profile: Profile): InterestFit {
  const factor = leaningOf(candidate, profile)
  const value = factor > 1 ? Math.max(fit.value, weights.strength.hint) : fit.value
  return factor === 1 ? fit : { ...fit, value: Math.min(1.2, value * factor) }
}

/** Without an event, an idea for any event is no worse than one for certain events. */
function occasionFit({ occasion }: Profile, candidate: Candidate): number {
  const { occasions } = candidate
  if (occasion.types.length === 0 || occasions.length === 0) return 0.5
  return occasion.types.some((type) => occasions.includes(type)) ? 1 : 0.2
}

function relationshipFit({ bond, occasion }: Profile, candidate: Candidate): number {
  if (isForTheBaby(candidate, occasion)) return 1
  const { relationships } = candidate
  const at = bond.kinds.findIndex((kind) => relationships.includes(kind))
  return at === -1 ? 0.15 : ([1, 0.6, 0.5][at] ?? 0.5)
}

/** 1 in the middle of whom it is made for, falling to 0.2 at the ends; of unknown age, how much of their span it is for. */
function ageFit({ age, bond, occasion }: Profile, candidate: Candidate): number {
  if (isForTheBaby(candidate, occasion)) return 1
  const { min, max, idealMin, idealMax } = candidate.age
  if (age === undefined) {
    const covered = Math.min(bond.core.max, idealMax) - Math.max(bond.core.min, idealMin)
    return 0.2 + 0.8 * Math.max(0, Math.min(1, covered / (bond.core.max - bond.core.min)))
  }
  if (age >= idealMin && age <= idealMax) return 1
  const [edge, ideal] = age < idealMin ? [min, idealMin] : [max, idealMax]
  return 0.2 + 0.8 * Math.max(0, 1 - Math.abs(age - ideal) / (Math.abs(edge - ideal) + 1))
}

/** Within the budget all prices are equally good. Below it the value falls with the price; homemade things cost time. */
function priceFit({ budget, learned: { pricePoint } }: Profile, { price, kind }: Candidate): number {
  if (price === null) return 0.5
  if (!budget && pricePoint !== null) return price >= pricePoint / 2 && price <= pricePoint * 1.5 ? 1 : 0.4
  if (!budget) return price >= 15_00 && price <= 80_00 ? 1 : price <= 150_00 ? 0.7 : 0.4
  if (kind === 'diy' || price > budget.high) return weights.outsideBudget
  if (price >= budget.low) return 1
  return Math.max(0, 1 - weights.belowBudget * (1 - price / budget.low))
}

function isInBudget({ budget }: Profile, { price }: Candidate): boolean {
  return budget !== null && price !== null && price >= budget.low && price <= budget.high
}

/** Useful things and experiences are remembered longer than decorations. */
function usefulness({ kind, useYears, consumable }: Candidate): number {
  if (kind === 'experience') return weights.experience
  if (kind === 'diy') return weights.diy
  return consumable ? 0.3 : Math.min(1, 0.3 + useYears / 10)
}

/** If nothing is known about their tastes: prefer what needs no special interest, and modest gifts over bold ones. */
function safety(candidate: Candidate): number {
  const everyday = everydayInterests.has(candidate.interests[0] ?? '') ? 1 : 0
  return 0.6 * everyday + 0.4 * popularity(candidate)
}

/** We count no clicks: popular is what editors featured and what suits many kinds of people. */
function popularity({ featured, relationships, skill }: Candidate): number {
  const breadth = Math.min(1, relationships.length / 8)
  return Math.min(1, (featured ? 0.5 : 0) + 0.5 * breadth - (skill === 'keen' ? 0.3 : 0))
}

function genderFit({ gender }: Profile, { categoryId }: Candidate): number {
  if (gender === null) return 0
  const of = departments.find(({ node }) => isWithin(categoryId, node))
  return of === undefined ? 0 : of.gender === gender ? 1 : -1
}

const departments = [
  { node: 'clothing-shoes-and-jewelry.men', gender: 'male' },
  { node: 'beauty-and-personal-care.mens-grooming', gender: 'male' },
  { node: 'clothing-shoes-and-jewelry.women', gender: 'female' },
  { node: 'beauty-and-personal-care.makeup', gender: 'female' },
] as const

function penaltyOf(
  candidate: Candidate,
  { interest, isLikeLoved }: { interest: InterestFit; isLikeLoved: boolean },
  families: ReadonlySet<string>,
): number {
  const { special, sameKind, keen } = weights.penalties
  const isStranger =
    interest.like === undefined && interest.categoryId === undefined && interest.word === undefined && !isLikeLoved
  const isSpecial = isStranger && !everydayInterests.has(candidate.interests[0] ?? '')
  return (
    (isSpecial ? special : 0) +
    (isStranger && candidate.skill === 'keen' ? keen : 0) +
    (families.size > 0 && families.has(familyOf(candidate.productKey)) ? sameKind : 0)
  )
}

/**
 * Interests that nearly everyone has a little of, at one age or another: an idea that is mainly about one of these suits
 * someone we know little about. A kalimba, a telescope or a pasta maker needs someone who wants one.
 */
const everydayInterests: ReadonlySet<string> = new Set(
  `gourmet-food chocolate tea coffee dining-out day-trips cozy-home cozy-clothing home-comfort bedding candles journaling
  memory-keeping letter-writing stationery puzzles brain-teasers party-games card-games board-games hosting table-setting
  music-listening flowers houseplants lighting home-decor movies-and-tv streaming shopping kids-crafts outdoor-play
  picture-books pretend-play toddler-play baby-play building-bricks stuffed-animals`.split(/\s+/),
)
