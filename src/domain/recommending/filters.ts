import { recognizer, type Product } from '../gifts/repeat.ts'
import { isUnder, markOf, type Candidate } from './candidate.ts'
import { goesAgainst } from './cautions.ts'
import { missingFor } from './needs.ts'
import { isBoundElsewhere, isForTheBaby } from './occasions.ts'
import type { Profile } from './profile.ts'

/** Why an idea is not for this person, this event or this moment. */
export type Exclusion =
  | 'item-type'
  | 'category'
  | 'taken'
  | 'dismissed'
  | 'age'
  | 'small-parts'
  | 'adult'
  | 'intimacy'
  | 'occasion'
  | 'season'
  | 'budget'
  | 'needs'
  | 'unwanted'

/** What was asked for, and what must not come back. */
export interface Wish {
  itemType: 'gift' | 'card'
  /** A node of the tree, when only what is under it is wanted. */
  categoryId: string | null
  /** Their gifts: given, bought, assigned and saved ones. */
  taken: readonly Product[]
  dismissed: readonly { provider: string; productKey: string }[]
}

/** How far a price may lie outside the budget. */
export const BUDGET_TOLERANCE = 0.1
/** In the US, for alcohol and its like. */
export const ADULT_AGE = 21
/** What is for people up to this age is for older ones too. */
export const OLDEST = 99
/** From here on small parts are allowed (16 CFR 1501). */
export const SMALL_PARTS_AGE = 3

/** Answers for one person and wish why an idea is left out; undefined for one that may be proposed. */
export function filterFor(profile: Profile, wish: Wish): (candidate: Candidate) => Exclusion | undefined {
  const isTaken = recognizer(wish.taken)
  const dismissed = new Set(wish.dismissed.map(markOf))
  const missing = missingFor(profile)
  return (candidate) => {
    if (candidate.itemType !== wish.itemType) return 'item-type'
    if (wish.categoryId !== null && !isUnder(candidate, wish.categoryId)) return 'category'
    if (dismissed.has(markOf(candidate))) return 'dismissed'
    if (!suitsAge(profile, candidate)) return 'age'
    if (candidate.smallParts && mayBeUnderThree(profile, candidate)) return 'small-parts'
    if (candidate.adult21 && !(profile.age !== undefined && profile.age >= ADULT_AGE)) return 'adult'
    if (!isClose(profile, candidate)) return 'intimacy'
    if (isBoundElsewhere(candidate, profile.occasion)) return 'occasion'
    if (!isInSeason(profile, candidate)) return 'season'
    if (wish.itemType === 'gift' && !isAffordable(profile, candidate)) return 'budget'
    if (missing(candidate) !== undefined) return 'needs'
    if (goesAgainst(profile.cautions, candidate)) return 'unwanted'
    if (isTaken(candidate)) return 'taken'
    return undefined
  }
}

/**
 * Of unknown age, somebody has to be fine with it at every age they are likely to be. A baby shower's presents are for
 * the baby, whatever the age of its parents.
 */
function suitsAge(profile: Profile, candidate: Candidate): boolean {
  if (isForTheBaby(candidate, profile.occasion)) return true
  const { min, max } = profile.age === undefined ? profile.bond.core : { min: profile.age, max: profile.age }
  return candidate.age.min <= min && candidate.age.max >= Math.min(max, OLDEST)
}

function mayBeUnderThree(profile: Profile, candidate: Candidate): boolean {
  if (isForTheBaby(candidate, profile.occasion)) return true
  return profile.age === undefined ? profile.bond.maybeChild : profile.age < SMALL_PARTS_AGE
}

/** What only a couple gives each other needs two adults: of whom this is not known, only the married are taken for such. */
function isClose({ bond, age }: Profile, { intimacy }: Candidate): boolean {
  if (intimacy > bond.level) return false
  return intimacy < 3 || (age === undefined ? bond.married : age >= 18)
}

/** Out of season it may still be right for a holiday that it is tagged with. */
function isInSeason({ month, occasion }: Profile, { season, occasions }: Candidate): boolean {
  if (season.length === 0 || season.includes(month)) return true
  return occasion.types.some((type) => type !== 'birthday' && occasions.includes(type))
}

/** What one makes oneself is within any budget that it does not exceed. */
function isAffordable({ budget }: Profile, { price, kind }: Candidate): boolean {
  if (!budget || price === null) return true
  if (kind === 'diy' && price < budget.low) return true
  return price >= budget.low * (1 - BUDGET_TOLERANCE) && price <= budget.high * (1 + BUDGET_TOLERANCE)
}
