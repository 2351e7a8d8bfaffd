import { reasonTexts } from '../texts/recommendation-reasons.ts'

/** Why a product was recommended, stored with the gift. An unknown age is left out. */
export function matchReason({
  categoryNames,
  age,
  gender,
}: {
  categoryNames: readonly string[]
  age: number | undefined
  gender: string | null
}): string {
  return [
    categoryNames.length > 0 ? reasonTexts.basedOnCategories(categoryNames) : reasonTexts.basedOnProfile,
    age !== undefined && reasonTexts.age(age),
    gender && reasonTexts.gender(gender),
  ]
    .filter((part) => typeof part === 'string')
    .join('')
}
