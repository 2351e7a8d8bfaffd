import { ageOn, parseBirthday } from '../contacts/birthday.ts'
import type { Contact } from '../contacts/schema.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { reasonTexts } from '../texts/recommendation-reasons.ts'

/** Why a product was recommended, stored with the gift. An unknown age is left out. */
export function matchReason({
  categoryNames,
  ...facts
}: {
  categoryNames: readonly string[]
  age: number | undefined
  gender: string | null
}): string {
  return sentence(categoryNames.length > 0 ? reasonTexts.basedOnCategories(categoryNames) : undefined, facts)
}

/** The same for what the user found for a person: the dialogs name the interests instead of the categories. */
export function foundReason(
  { interests, birthday, gender }: Pick<Contact, 'interests' | 'birthday' | 'gender'>,
  today: CalendarDate,
): string {
  const said = interests?.trim() ?? ''
  const known = birthday === null ? undefined : parseBirthday(birthday)
  return sentence(said === '' ? undefined : reasonTexts.basedOnInterests(said), {
    age: known && ageOn(known, today),
    gender,
  })
}

function sentence(
  basis: string | undefined,
  { age, gender }: { age: number | undefined; gender: string | null },
): string {
  return [
    basis ?? reasonTexts.basedOnProfile,
    age !== undefined && reasonTexts.age(age),
    gender && reasonTexts.gender(gender),
  ]
    .filter((part) => typeof part === 'string')
    .join('')
}
