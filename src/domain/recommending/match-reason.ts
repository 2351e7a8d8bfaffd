import { reasonTexts } from '../texts/recommendation-reasons.ts'

/** The specification's sentence (2-gifts §5), stored with the gift. An age that is not known is not printed. */
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
