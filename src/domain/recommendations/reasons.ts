import { plainMoney } from '../catalogue/price-text.ts'
import { findCategory } from '../catalogue/category-tree.ts'
import { findInterest } from '../catalogue/interests/interests.ts'
import { foldText } from '../shared/search-text.ts'
import { reasonTexts } from '../texts/recommendation-reasons.ts'
import type { Candidate } from './candidate.ts'
import { ideaReason } from './idea-reason.ts'
import { lovedReason } from './learned.ts'
import type { Profile } from './profile.ts'
import type { Fit } from './score.ts'

/** Reasons for an idea, each from a fact that its score used: 'Because Mia likes pottery', 'Fits $25–50'. */
export function reasonsFor(profile: Profile, candidate: Candidate, fit: Fit, isDifferent: boolean): string[] {
  const { occasion, relationship, inBudget, loved } = fit
  return [
    loved && lovedReason(profile.firstName, loved, profile.today),
    tasteReason(profile, fit),
    isDifferent && reasonTexts.different,
    inBudget && priceReason(profile, candidate),
    relationship && relationship !== 'other' && reasonTexts.goodFor[relationship],
    ideaReason(candidate) ??
      (occasion && occasion !== 'custom' && occasion !== 'annual' && reasonTexts.classicFor[occasion]),
  ].filter((reason) => typeof reason === 'string')
}

/**
 * In the user's own words, unless those are what we call it. What only this search names is no taste of theirs. Someone who
 * likes crosswords need not like other brain teasers.
 */
function tasteReason(
  { firstName, asked, quotes, narrowed }: Profile,
  { interest: { like, categoryId, word } }: Fit,
): string | undefined {
  const things = like === undefined ? undefined : narrowed.get(like)
  const isThing = word !== undefined && things?.includes(word) === true
  const facts = [
    [like, like && (things === undefined || isThing) ? findInterest(like)?.label : undefined],
    [categoryId, categoryId && findCategory(categoryId)?.name],
    [word, word],
  ] as const
  const [fact, name] = facts.find(([, label]) => label) ?? []
  if (fact === undefined || name === undefined) return undefined
  const said = fact === categoryId ? name : fact === like && isThing ? word : (quotes.get(fact) ?? fact)
  if (asked.has(fact)) return reasonTexts.matches(said)
  return foldText(said) === foldText(name) && fact !== word
    ? reasonTexts.likes(firstName, name)
    : reasonTexts.wrote(said)
}

/**
 * Must hold for every price in the card's range: 'Typically $22–50' doesn't fit $20–40. Nothing is within a budget that the
 * event's gifts have used up.
 */
function priceReason({ budget, left = Infinity }: Profile, { printed }: Candidate): string | undefined {
  if (budget === null || printed === null) return undefined
  if (printed.high <= Math.min(budget.high, left))
    return reasonTexts.fits(plainMoney(budget.low), plainMoney(budget.high))
  // 'Typically up to $30' is from nothing.
  return printed.low === 0 || printed.low > left ? undefined : reasonTexts.from(plainMoney(printed.low))
}
