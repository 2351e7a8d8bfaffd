import { describe, expect, it } from 'vitest'
import { cautionsOf, goesAgainst } from './cautions.ts'
import type { Ability, Allergen, Candidate, Content } from './candidate.ts'
import { mug } from './testing/samples.ts'

/** A gift that nobody has anything against, but for these. */
const gift = (facts: Partial<Candidate>): Candidate => ({ ...mug, title: 'Thing', interests: [], ...facts })
const containing = (...contains: Content[]) => gift({ contains })
const needing = (...needs: Ability[]) => gift({ needs })
const causing = (...allergens: Allergen[]) => gift({ avoid: { allergens, pets: false, religions: [] } })
const drink = gift({ adult21: true })

/** Wherever it is written: under Interests, Please no, or Allergies. */
const ways = (text: string) => [cautionsOf(text, ''), cautionsOf('', text), cautionsOf('', '', text)]
const isKept = (text: string, idea: Candidate) => ways(text).map((cautions) => !goesAgainst(cautions, idea))

const never = [false, false, false]
const always = [true, true, true]

describe('what someone writes about themselves keeps a gift away', () => {
  it.each([
    ['vegan', containing('meat', 'pork')],
    ['Is vegan since May', containing('fish')],
    ['vegans', containing('shellfish')],
    ['vegan', containing('honey')],
    ['vegan', containing('leather')],
    ['vegan', containing('silk')],
    ['vegan', containing('feathers')],
    ['vegan', causing('wool')],
    ['vegan', causing('dairy')],
    ['vegetarian', containing('meat')],
    ["she doesn't eat meat", containing('meat')],
    ['vegetarian', containing('gelatin')],
    ['pescatarian', containing('pork', 'meat')],
    ['diabetic', containing('sugar')],
    ['type 2 diabetes', containing('sugar')],
    ['no sweets', containing('sugar')],
    ['no caffeine', containing('caffeine')],
    ['keeps halal', containing('pork', 'meat')],
    ['Muslim', drink],
    ['keeps kosher', containing('shellfish')],
    ['Jewish', containing('pork', 'meat')],
    ['Mormon', containing('caffeine')],
    ['recovering alcoholic', drink],
    ['goes to AA', drink],
    ['goes to AA', containing('alcohol')],
    ['sober for two years', drink],
    ['pregnant', drink],
    ['in chemo until spring', causing('fragrance')],
    ['in chemo until spring', drink],
    ['migraines', causing('fragrance')],
    ['asthma', containing('feathers')],
    ['eczema', causing('wool')],
    ['celiac', causing('gluten')],
    ['lactose intolerant', causing('dairy')],
    ['no leather', containing('leather')],
    ['against fur', containing('fur')],
    ['shellfish allergy', containing('shellfish')],
    ['blind', needing('sight')],
    ['is legally blind', needing('sight')],
    ['macular degeneration', needing('sight')],
    ['losing her eyesight', needing('sight')],
    ['deaf', needing('hearing')],
    ['hard of hearing', needing('hearing')],
    ['uses a wheelchair', needing('walking')],
    ['bad knees', needing('walking')],
    ['arthritis in both hands', needing('fine-hands')],
    ["has Parkinson's", needing('fine-hands')],
    ['had a stroke', needing('fine-hands')],
    ['bad back', needing('strength')],
    ['no sense of smell', needing('smell')],
  ])('%s', (text, idea) => {
    expect(isKept(text, idea)).toEqual(never)
    expect(isKept(`Hiking, old films. ${text}, and the sea`, idea)).toEqual(never)
    expect(isKept('Hiking, old films, and the sea', idea)).toEqual(always)
  })

  it.each([
    ['not vegan', containing('meat')],
    ["isn't vegan", containing('meat')],
    ['no longer vegetarian', containing('meat')],
    ['used to be a vegetarian', containing('meat')],
    ['never really sober', drink],
    ['pescatarian', containing('fish')],
    ['vegetarian', containing('honey')],
    ['vegetarian', containing('leather')],
    ['teaches deaf children', needing('hearing')],
    ['walks the blind dog of the neighbors', needing('sight')],
    ['blind dates', needing('sight')],
    ['bad jokes', needing('walking')],
    ['cannot see enough of the sea', needing('sight')],
    ['diabetic', containing('honey')],
  ])('and not: %s', (text, idea) => {
    expect(isKept(text, idea)[0]).toBe(true)
  })
})

it('what they lack takes away only what needs it', () => {
  const blind = cautionsOf('', 'is blind')
  expect(goesAgainst(blind, needing('hearing', 'smell'))).toBe(false)
  expect(goesAgainst(blind, needing('hearing', 'sight'))).toBe(true)
})
