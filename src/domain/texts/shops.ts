/** What screens say about the products of shops, in the shops' own words where their rules give them. */
export const shopTexts = {
  from: (source: string) => `From ${source}`,
  alsoAt: (sources: readonly string[]) => `also at ${sources.join(', ')}`,
  asOf: (time: string) => `as of ${time}`,
  /** Read out after 'as of 14:11', and the name of what it opens. */
  details: 'About this price',
  detailsOf: (title: string) => `about the price of ${title}`,
  askedAt: (source: string, moment: string) => `${source} gave this price on ${moment}.`,
  accurateAsOf: (source: string) =>
    `Product prices and availability are accurate as of the date/time indicated and are subject to change. Any price and availability information displayed on ${source} at the time of purchase will apply to the purchase of this product.`,
  inCategory: (category: string) => `in ${category}`,
  outOfStock: 'Out of stock',
  liveDeals: (sources: readonly string[]) => `Live deals from ${sources.join(' and ')}.`,
  liveAndOurs: (sources: readonly string[]) =>
    `Live deals from ${sources.join(' and ')}, and value picks of ours at typical prices.`,
} as const
