import { featureTexts } from '../texts/recommendations.ts'
import type { CatalogueIdea } from './idea-schema.ts'

/** From this age on something is for older people, too. */
const OLDEST = 99

/** Facts about an idea besides its description, each as a short sentence: never empty, nothing invented. */
export function featuresOf({
  age,
  avoid,
  adult21,
  consumable,
  kind,
  smallParts,
  tags,
  useYears,
}: CatalogueIdea): string[] {
  const isAnyAge = age.min === 0 && age.max >= OLDEST
  return [
    kind !== 'gift' && featureTexts.kinds[kind],
    adult21 && featureTexts.adults,
    !adult21 && !isAnyAge && (age.max >= OLDEST ? featureTexts.from(age.min) : featureTexts.ages(age.min, age.max)),
    tags.skill !== 'any' && featureTexts.skills[tags.skill],
    useYears >= 2 && !consumable && featureTexts.lasts(Math.round(useYears)),
    ...tags.vibes.map((vibe) => featureTexts.vibes[vibe]),
    avoid.allergens.length > 0 && featureTexts.contains(avoid.allergens),
    smallParts && age.min < 3 && featureTexts.smallParts,
  ].filter((feature) => typeof feature === 'string')
}
