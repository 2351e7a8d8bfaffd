import type { Contact } from '#domain/contacts/schema.ts'
import { foundReason } from '#domain/recommendations/match-reason.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { ShownProduct } from './ProductCard.tsx'

type Known = Pick<Contact, 'interests' | 'birthday' | 'gender'>

/** A product that the user found for a person, with the reason that is stored. */
export function asSavedFor(contact: Known | undefined, product: ShownProduct, today: CalendarDate): ShownProduct {
  if (contact === undefined || product.matchReason !== undefined) return product
  return { ...product, matchReason: foundReason(contact, today) }
}
