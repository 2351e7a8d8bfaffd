import type { Contact } from '#domain/contacts/schema.ts'
import { ageOn, parseBirthday } from '#domain/contacts/birthday.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { reasonTexts } from '#domain/texts/recommendation-reasons.ts'
import type { ShownProduct } from './parts/ProductCard.tsx'

type Known = Pick<Contact, 'interests' | 'birthday' | 'gender'>

/** A product that the user found for a person, with the reason that is stored. */
export function asSavedFor(contact: Known | undefined, product: ShownProduct, today: CalendarDate): ShownProduct {
  if (contact === undefined || product.matchReason !== undefined) return product
  return { ...product, matchReason: matchReason(contact, today) }
}

/** 'AI recommended based on interests (Sailing), age 34, gender (female)'. An age that is not known is not made up. */
export function matchReason({ interests, birthday, gender }: Known, today: CalendarDate): string {
  const known = birthday === null ? undefined : parseBirthday(birthday)
  const age = known === undefined ? undefined : ageOn(known, today)
  const liked = interests?.trim() ?? ''
  return [
    liked === '' ? reasonTexts.basedOnProfile : reasonTexts.basedOnInterests(liked),
    age === undefined ? '' : reasonTexts.age(age),
    gender === null ? '' : reasonTexts.gender(gender),
  ].join('')
}
