export interface Asked {
  kind: 'one word' | 'words' | 'synonym' | 'typo' | 'filter' | 'page' | 'rare' | 'common'
  text: string
  categoryIds?: string[]
  minPrice?: number
  maxPrice?: number
  age?: number
  itemType?: 'gift' | 'card'
  page?: number
}

const texts: Record<Exclude<Asked['kind'], 'filter' | 'page'>, string> = {
  'one word':
    'chess, telescope, candle, puzzle, backpack, teapot, headphones, blanket, guitar, scarf, watercolour, necklace, tent, kite, journal, slippers, wallet, binoculars, apron, yoga',
  words:
    'chess set, dutch oven, fountain pen, picnic basket, wooden toy, coffee grinder, board game for adults, gift for dad who likes fishing, camping gear for teenagers, desk lamp, knitting kit, leather wallet, birthday card for mum, bird feeder, wireless speaker, cookbook for beginners, running gifts, wine glasses, baby shower gift, teacher thank you',
  synonym:
    'twitcher, stargazing, birdwatching, grandpa, barista, bookworm, gardener, foodie, diy, housewarming, newborn, hiker, angler, mixology',
  typo: 'choclate, telescpoe, dutch ovne, fountian pen, puzle, headphnes, binocluars, guitr, jewelery box, coffe mug, fonduu, kintting',
  rare: 'ocarina, kalimba, sundial, terrarium, calligraphy, kintsugi, geode, didgeridoo',
  common: 'black, set, wooden set, small black, birthday, christmas, kit, home, classic blue, friend birthday',
}

const filtered: Omit<Asked, 'kind'>[] = [
  { text: 'book', categoryIds: ['books'] },
  { text: 'set', categoryIds: ['home-and-kitchen'], maxPrice: 30 },
  { text: 'game', age: 8 },
  { text: 'coffee', minPrice: 20, maxPrice: 50 },
  { text: 'birthday', itemType: 'card' },
  { text: 'toy', age: 2, maxPrice: 25 },
  { text: 'garden', age: 70 },
  { text: 'jewelry', categoryIds: ['clothing-shoes-and-jewelry'], minPrice: 50 },
  { text: 'outdoor', categoryIds: ['sports-and-outdoors'], age: 35 },
  { text: 'music', age: 15, maxPrice: 60 },
]
const paged: Omit<Asked, 'kind'>[] = [
  { text: 'puzzle', page: 2 },
  { text: 'coffee', page: 3 },
  { text: 'candle', page: 2 },
  { text: 'wooden', page: 5 },
  { text: 'garden', page: 3 },
  { text: 'book', page: 8 },
]

/** What people ask a shop for, in everyday proportions. */
export const queries: readonly Asked[] = [
  ...Object.entries(texts).flatMap(([kind, list]) =>
    list.split(', ').map((text) => ({ kind: kind as keyof typeof texts, text })),
  ),
  ...filtered.map((asked) => ({ kind: 'filter' as const, ...asked })),
  ...paged.map((asked) => ({ kind: 'page' as const, ...asked })),
]

export function addressOf(asked: Asked): string {
  const parameters = new URLSearchParams({ query: asked.text })
  if (asked.categoryIds) parameters.set('categoryIds', JSON.stringify(asked.categoryIds))
  for (const name of ['minPrice', 'maxPrice', 'age', 'itemType', 'page'] as const)
    if (asked[name] !== undefined) parameters.set(name, String(asked[name]))
  return `/api/gift-search?${parameters.toString()}`
}
