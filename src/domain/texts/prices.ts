/** What a thing typically costs, which is no shop's price. */
export const priceTexts = {
  homemade: 'Homemade',
  upTo: (high: string) => `Typically up to ${high}`,
  about: (price: string) => `Typically ${price}`,
  /** @param high without the dollar sign: 'Typically $35–50' */
  between: (low: string, high: string) => `Typically ${low}–${high}`,
} as const

/** Why an idea is a value pick. */
export const valueBadgeTexts = {
  seasonal: 'Seasonal',
  under25: 'Under $25',
  goodValue: 'Good value',
  from: (price: string) => `From ${price}` as const,
} as const
