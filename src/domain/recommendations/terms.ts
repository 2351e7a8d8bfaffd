import type { Contact } from '../contacts/schema.ts'
import type { BudgetLimits } from '../occasions/budget-ranges.ts'
import { budgetLimits } from '../occasions/budget-ranges.ts'
import { toDecimal, type Cents } from '../shared/money.ts'

/**
 * What one search goes by in place of what the contact and the event say; null and '' for nothing, and what is left out
 * stays as they say. Nothing of it is stored.
 */
export interface Terms {
  /** Full years. */
  age?: number | null
  gender?: Contact['gender']
  relationship?: string
  categoryIds?: readonly string[]
  interests?: string
  dislikes?: string
  allergies?: string
  /** Read like an event's budget, except that no price may be above it. */
  maxPrice?: Cents | null
}

/** The facts of a recipient that terms can take the place of. */
interface Told {
  gender: Contact['gender']
  relationship: string
  categoryIds: readonly string[]
  interests: string | null
  dislikes: string | null
  allergies: string | null
}

/** The recipient as this search sees them; their age is in the terms, since no birthday follows from it. */
export function recipientFor<Recipient extends Told>(recipient: Recipient, terms: Terms): Recipient {
  const { gender, relationship, categoryIds, interests, dislikes, allergies } = terms
  return {
    ...recipient,
    ...(gender !== undefined && { gender }),
    ...(relationship !== undefined && { relationship }),
    ...(categoryIds !== undefined && { categoryIds }),
    ...(interests !== undefined && { interests }),
    ...(dislikes !== undefined && { dislikes }),
    ...(allergies !== undefined && { allergies }),
  }
}

export function budgetFor(budget: BudgetLimits | null, { maxPrice }: Terms): BudgetLimits | null {
  return maxPrice === undefined ? budget : budgetLimits(maxPrice)
}

/** The terms as they are asked for; read again by the schema of the query. */
export function queryOfTerms({ age, gender, categoryIds, maxPrice, ...texts }: Terms) {
  return {
    ...texts,
    age: age === null ? ('' as const) : age,
    gender: gender === null ? ('' as const) : gender,
    categoryIds: categoryIds && JSON.stringify(categoryIds),
    maxPrice: maxPrice === null ? '' : maxPrice === undefined ? undefined : toDecimal(maxPrice),
  }
}
