/** How a gift search was read. */
export const searchNoteTexts = {
  corrected: (words: string) => `Showing results for "${words}".`,
  closest: (query: string) => `We have no exact match for "${query}". These are the closest.`,
  narrowedTo: (parts: readonly string[]) => `From your words: ${parts.join(' · ')}.`,
  for: (name: string) => `for ${name}`,
  forAges: (from: number, to: number) => (from === to ? `for age ${from}` : `for ages ${from} to ${to}`),
  upTo: (price: string) => `up to ${price}`,
  atLeast: (price: string) => `${price} or more`,
  between: (low: string, high: string) => `${low} to ${high}`,
  noShipping: 'needs no shipping',
}

/** What narrows a gift search, and its order. */
export const searchFilterTexts = {
  label: 'Filters',
  price: 'Price',
  age: 'Age',
  kind: 'Kind',
  sort: 'Sort by',
  clear: 'Clear filters',
  anyAge: 'Any age',
  underOne: 'Under 1',
  young: '18 to 20',
  adult: 'Adult',
  older: '65 and over',
  kinds: {
    all: 'All kinds',
    gift: 'Things',
    experience: 'Experiences',
    giftcard: 'Gift cards',
    diy: 'Homemade',
    card: 'Greeting cards',
  },
  sorts: { relevance: 'Best match', 'price-asc': 'Price: low to high', 'price-desc': 'Price: high to low' },
}
