import { findCategory } from '../catalogue/category-tree.ts'
import { findInterest } from '../catalogue/interests/interests.ts'
import { reasonTexts } from '../texts/recommendation-reasons.ts'
import type { Profile } from './profile.ts'
import type { Fit } from './score.ts'

/** What can be said for an idea, each from a fact that its score used: 'Because Mia likes pottery', 'Fits $25–50'. */
export function reasonsFor(profile: Profile, fit: Fit, isDifferent: boolean): string[] {
  const { interest, occasion, relationship, inBudget } = fit
  const liked =
    (interest.like !== undefined && findInterest(interest.like)?.label) ||
    (interest.categoryId !== undefined && findCategory(interest.categoryId)?.name) ||
    interest.word
  return [
    liked && reasonTexts.likes(profile.firstName, liked),
    isDifferent && reasonTexts.different,
    inBudget && profile.budget && reasonTexts.fits(profile.budget.low / 100, profile.budget.high / 100),
    relationship && relationship !== 'other' && reasonTexts.goodFor[relationship],
    occasion && occasion !== 'custom' && occasion !== 'annual' && reasonTexts.classicFor[occasion],
  ].filter((reason) => typeof reason === 'string')
}
