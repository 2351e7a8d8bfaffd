import type { Relationship } from '../contacts/relationships.ts'
import type { OccasionType } from '../occasions/types.ts'

/** Why an idea is recommended: on the card, and as the sentence stored with the gift. */
export const reasonTexts = {
  likes: (firstName: string, what: string) => `Because ${firstName} likes ${what}`,
  /** In the user's own words, which say no more than they say. */
  wrote: (words: string) => `You wrote: ${words}`,
  /** What only this search asks for, not known of the person. */
  matches: (what: string) => `Matches ${what}`,
  /** A gift like this one that they were given; followed by when, if that is known. */
  loved: (firstName: string, title: string) => `${firstName} loved "${title}"`,
  thisYear: 'this year',
  lastYear: 'last year',
  inYear: (year: number) => `in ${year}`,
  different: 'Something different',
  /** 'Fits $38–75.50' */
  fits: (low: string, high: string) => (low === high ? `Fits ${low}` : `Fits ${low}–${high.slice(1)}`),
  /** If the upper end of the card's price is above the budget. @param price '$22' */
  from: (price: string) => `From ${price}, within your budget`,
  goodFor: {
    spouse: 'Good for a spouse',
    partner: 'Good for a partner',
    father: 'Good for a father',
    mother: 'Good for a mother',
    sibling: 'Good for a sibling',
    child: 'Good for a child',
    grandparent: 'Good for a grandparent',
    'aunt-uncle': 'Good for an aunt or uncle',
    cousin: 'Good for a cousin',
    family: 'Good for family',
    friend: 'Good for a friend',
    colleague: 'Good for a colleague',
    neighbor: 'Good for a neighbor',
  } satisfies Record<Exclude<Relationship, 'other'>, string>,
  /** From the idea's own words and kind. */
  ofIdea: {
    largePrint: 'Large print',
    light: 'Light to hold',
    unscented: 'Unscented',
    washable: 'Machine washable',
    noBatteries: 'No batteries',
    pocket: 'Fits in a pocket',
    oneHanded: 'Works with one hand',
    flat: 'Lies flat',
    experience: 'Something to do, nothing to store',
    giftCard: 'They choose for themselves',
    homemade: 'Made by you',
    consumable: 'Used up, so it takes no space',
    lasting: 'Made to be used for years',
  },
  classicFor: {
    christmas: 'A classic for Christmas',
    'new-years': "A classic for New Year's Day",
    valentines: "A classic for Valentine's Day",
    easter: 'A classic for Easter',
    'mothers-day': "A classic for Mother's Day",
    'fathers-day': "A classic for Father's Day",
    'independence-day': 'A classic for Independence Day',
    halloween: 'A classic for Halloween',
    thanksgiving: 'A classic for Thanksgiving',
    birthday: 'A classic for birthdays',
    'wedding-anniversary': 'A classic for anniversaries',
    graduation: 'A classic for a graduation',
    retirement: 'A classic for a retirement',
    promotion: 'A classic for a promotion',
    'new-job': 'A classic for a new job',
    housewarming: 'A classic for a housewarming',
    'baby-shower': 'A classic for a baby shower',
    wedding: 'A classic for a wedding',
    engagement: 'A classic for an engagement',
  } satisfies Record<Exclude<OccasionType, 'custom' | 'annual'>, string>,

  /** The parts of `matchReason`. */
  basedOnCategories: (names: readonly string[]) => `AI recommended based on categories (${names.join(', ')})`,
  basedOnInterests: (interests: string) => `AI recommended based on interests (${interests})`,
  basedOnProfile: 'AI recommended based on profile',
  age: (years: number) => `, age ${years}`,
  gender: (value: string) => `, gender (${value})`,
} as const
