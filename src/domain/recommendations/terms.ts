import type { BudgetRanges } from '../occasions/budget-ranges.ts'
import { budgetRanges } from '../occasions/budget-ranges.ts'
import type { Cents } from '../shared/money.ts'
import type { Recipient } from './profile.ts'

/**
 * What one search goes by in place of what the contact and the event say; null and '' for nothing, and what is left out
 * stays as they say. Nothing of it is stored.
 */
export interface Terms {
  /** Full years. */
  age?: number | null | undefined
  gender?: Recipient['gender'] | undefined
  relationship?: string | undefined
  categoryIds?: readonly string[] | undefined
  interests?: string | undefined
  dislikes?: string | undefined
  /** Read like an event's budget, except that no price may be above it. */
  maxPrice?: Cents | null | undefined
}

/** The recipient as this search sees them; their age is in the terms, since no birthday follows from it. */
export function recipientFor(recipient: Recipient, terms: Terms): Recipient {
  const { gender, relationship, categoryIds, interests, dislikes } = terms
  return {
    ...recipient,
    ...(gender !== undefined && { gender }),
    ...(relationship !== undefined && { relationship }),
    ...(categoryIds !== undefined && { categoryIds }),
    ...(interests !== undefined && { interests }),
    ...(dislikes !== undefined && { dislikes }),
  }
}

export function budgetFor(budget: BudgetRanges | null, { maxPrice }: Terms): BudgetRanges | null {
  return maxPrice === undefined ? budget : budgetRanges(maxPrice)
}
