import { recognizer, type Product } from '../gifts/repeat.ts'
import type { OccasionType } from '../occasions/types.ts'
import { isUnder, markOf, type Candidate } from './candidate.ts'
import { ADULT_AGE, goesAgainst } from './cautions.ts'
import { missingFor } from './needs.ts'
import { isBoundElsewhere, isForFeast, isForTheBaby } from './occasions.ts'
import type { Profile } from './profile.ts'
import { sameThingAs } from './same-thing.ts'
import { tactlessFor } from './tact.ts'

/** The request, and what must not come back. */
export interface Wish {
  itemType: 'gift' | 'card'
  /** A node of the tree, when only what is under it is wanted. */
  categoryId: string | null
  /** It's too late to ship anything. */
  needsNoDelivery?: boolean
  /** Their gifts: given, bought, assigned and saved ones. */
  taken: readonly Product[]
  dismissed: readonly { provider: string; productKey: string }[]
}

/** What is there at once: an outing or lesson, a gift card, something homemade. */
export const kindsWithoutDelivery: readonly Candidate['kind'][] = ['experience', 'giftcard', 'diy']

/** What is for people up to this age is for older ones too. */
export const OLDEST = 99
/** From here on small parts are allowed (16 CFR 1501). */
export const SMALL_PARTS_AGE = 3

/** Returns a function that says whether an idea may be proposed for this person and request. */
export function filterFor(profile: Profile, wish: Wish): (candidate: Candidate) => boolean {
  const isTaken = recognizer(wish.taken)
  const isSameThing = sameThingAs(wish.taken.map(({ title }) => title))
  const isTactless = tactlessFor(profile)
  const dismissed = new Set(wish.dismissed.map(markOf))
  const missing = missingFor(profile)
  return (candidate) =>
    candidate.itemType === wish.itemType &&
    (wish.categoryId === null || isUnder(candidate, wish.categoryId)) &&
    (wish.needsNoDelivery !== true || kindsWithoutDelivery.includes(candidate.kind)) &&
    !(dismissed.size > 0 && dismissed.has(markOf(candidate))) &&
    suitsAge(profile, candidate) &&
    !(candidate.smallParts && mayBeUnderThree(profile, candidate)) &&
    (!candidate.adult21 || isOfAge(profile)) &&
    isClose(profile, candidate) &&
    (isForFeast(candidate, profile.occasion) || !isBoundElsewhere(candidate, profile.occasion)) &&
    isInSeason(profile, candidate) &&
    (wish.itemType === 'card' || isAffordable(profile, candidate)) &&
    missing(candidate) === undefined &&
    !goesAgainst(profile.cautions, candidate) &&
    !isTactless(candidate) &&
    !isTaken(candidate) &&
    !isSameThing(candidate.title)
}

/**
 * If the age is unknown, an idea has to suit every likely age. A baby shower's gifts are for the baby, whatever its
 * parents' ages.
 */
export function suitsAge(profile: Profile, candidate: Candidate): boolean {
  if (isForTheBaby(candidate, profile.occasion)) return true
  const { min, max } = profile.age === undefined ? profile.bond.core : { min: profile.age, max: profile.age }
  return candidate.age.min <= min && candidate.age.max >= Math.min(max, OLDEST)
}

function mayBeUnderThree(profile: Profile, candidate: Candidate): boolean {
  if (isForTheBaby(candidate, profile.occasion)) return true
  return profile.age === undefined ? profile.bond.maybeChild : profile.age < SMALL_PARTS_AGE
}

function isOfAge({ age }: Profile): boolean {
  return age !== undefined && age >= ADULT_AGE
}

/** Gifts for couples need two adults: if the ages are unknown, only spouses count as such. */
function isClose({ bond, age }: Profile, { intimacy }: Candidate): boolean {
  if (intimacy > bond.level) return false
  return intimacy < 3 || (age === undefined ? bond.married : age >= 18)
}

/** Out of season it may still suit the feast that it's for. A birthday or an event of one's own is no feast. */
function isInSeason({ month, occasion }: Profile, candidate: Candidate): boolean {
  const { season, occasions } = candidate
  if (season.length === 0 || season.includes(month)) return true
  if (isForFeast(candidate, occasion)) return true
  return occasion.types.some((type) => !ofAnyDay.has(type) && occasions.includes(type))
}

const ofAnyDay: ReadonlySet<string> = new Set<OccasionType>(['birthday', 'custom', 'annual'])

/** The upper end is a promise. What costs much less than planned is scored lower, not left out. */
export function isAffordable({ budget }: Profile, { price }: Candidate): boolean {
  return budget === null || price === null || price <= budget.high
}
