import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import { dateParts, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { RandomPerson } from './random-people.ts'
import { priceOf } from './candidates.ts'

// Written from the rules as people would say them, and without the ranker's own filters: a mistake there shows here.

/** What is wrong with proposing this idea to this person on that day; undefined when nothing is. */
export function violationOf(
  idea: CatalogueIdea,
  { persona, meaning }: RandomPerson,
  day: CalendarDate,
): string | undefined {
  const age = persona.birthday === undefined ? persona.age : null
  const isBabys =
    persona.occasionType === 'baby-shower' && idea.tags.occasions.includes('baby-shower') && idea.age.max < 18
  if (age !== null && !isBabys && (age < idea.age.min || (age > idea.age.max && idea.age.max < 99))) return 'age'
  if (idea.adult21 && (age === null || age < 21)) return 'alcohol without a known age of 21'
  const childs = ['child', 'niece']
  if (idea.smallParts && (age === null ? childs.includes(persona.relationship) : age < 3)) return 'small parts'
  if (age === null && childs.includes(persona.relationship) && !isBabys && idea.age.min > 3)
    return 'too old for a child'
  if (idea.intimacy > (closeness[persona.relationship] ?? 0)) return 'too intimate'
  if (idea.intimacy === 3 && age !== null && age < 18) return 'not for minors'

  if (persona.budget) {
    const dollars = priceOf(idea) / 100
    if (dollars > persona.budget.high + 0.005) return 'budget'
  }
  const { occasionType } = persona
  const isForIt = occasionType !== null && idea.tags.occasions.some((type) => type === occasionType)
  for (const [word, types] of holidayWords)
    if (word.test(idea.title) && !types.includes(occasionType ?? '')) return 'holiday'
  if (idea.tags.occasions.length === 1 && !isForIt && !['birthday', 'custom'].includes(idea.tags.occasions[0] ?? ''))
    return 'another event'
  const isItsFeast = isForIt && !['birthday', 'custom', 'annual'].includes(occasionType)
  if (idea.season && !idea.season.includes(dateParts(day).month) && !isItsFeast) return 'season'

  const titles = persona.given.map((title) => title.toLowerCase())
  if (titles.includes(idea.title.toLowerCase())) return 'given before'

  if (meaning.allergens.some((one) => idea.avoid.allergens.includes(one))) return 'allergy'
  if (meaning.faith && idea.avoid.religions.includes(meaning.faith)) return 'faith'
  if (meaning.pets && idea.avoid.pets) return 'animals at home'
  if (meaning.noAlcohol && (idea.adult21 || idea.tags.interests.some((id) => drinks.includes(id)))) return 'no alcohol'
  if (meaning.refused.some((id) => idea.tags.interests.includes(id))) return 'disliked'
  if (meaning.word?.test(idea.title)) return 'disliked word'
  if (idea.kind === 'card') return 'a card'
  return undefined
}

const closeness: Record<string, number> = {
  spouse: 3,
  partner: 3,
  father: 2,
  mother: 2,
  sibling: 2,
  child: 2,
  grandparent: 2,
  'best friend': 2,
  friend: 1,
  cousin: 1,
  'aunt-uncle': 1,
  family: 1,
  niece: 1,
}

const drinks = ['wine', 'beer', 'whiskey', 'cocktails']

const holidayWords: readonly [RegExp, string[]][] = [
  [/\b(christmas|advent|santa|nativity)\b/i, ['christmas']],
  [/\beaster\b/i, ['easter']],
  [/\bhalloween\b/i, ['halloween']],
  [/\bvalentine/i, ['valentines']],
  [/\b(hanukkah|menorah|dreidels?|ramadan|iftar|diwali|diyas?|purim|passover|kwanzaa|day of the dead)\b/i, []],
  [/\bretirement\b/i, ['retirement']],
  [/\bwedding\b/i, ['wedding', 'engagement', 'wedding-anniversary']],
]
