/** A thing on the shelves of the local shops; what is undefined, the shop doesn't say. */
export interface Stocked {
  /** From 0, the same in every run. */
  at: number
  title: string
  brand: string
  /** Amazon's department and its name, and eBay's category. */
  searchIndex: string
  department: string
  ebayCategory: string
  priceCents: number
  /** Before it was reduced. */
  beforeCents: number | undefined
  badge: string | undefined
  isPrimeDeal: boolean
  rating: number | undefined
  rank: number | undefined
  has: 'everything' | 'no picture' | 'a broken picture' | 'no offer' | 'nothing in stock' | 'a used offer first'
}

/** Title, brand, department, dollars: things that people give. */
const things = [
  ['Paper kite with a long tail', 'Skylark', 'toys', 18],
  ['Wooden board game for four', 'Tablefolk', 'toys', 34],
  ['Walnut chess set', 'Tablefolk', 'toys', 65],
  ['Marble run with 120 pieces', 'Rollo', 'toys', 49],
  ['Jigsaw puzzle of a harbor, 1000 pieces', 'Tablefolk', 'toys', 22],
  ['Kalimba with 17 keys', 'Hummingbird', 'music', 36],
  ['Ukulele for beginners', 'Hummingbird', 'music', 72],
  ['Pottery kit for two', 'Kiln & Clay', 'arts', 44],
  ['Watercolor set with a travel brush', 'Kiln & Clay', 'arts', 28],
  ['Embroidery starter kit', 'Threadbare', 'arts', 24],
  ['Knitting needles of bamboo', 'Threadbare', 'arts', 19],
  ['Pour-over coffee set', 'Morning Post', 'home', 39],
  ['Cast iron skillet', 'Hearthside', 'home', 32],
  ['Linen apron', 'Hearthside', 'home', 29],
  ['Herb garden for the windowsill', 'Greenhouse Nine', 'home', 27],
  ['Wool throw blanket', 'Hearthside', 'home', 58],
  ['Yoga mat of natural rubber', 'Stillpoint', 'sports', 64],
  ['Insulated water bottle for hiking', 'Trailhead', 'sports', 26],
  ['Headlamp for running and camping', 'Trailhead', 'sports', 31],
  ['Field telescope with a tripod', 'Nightfall', 'electronics', 139],
  ['Bluetooth speaker, waterproof', 'Nightfall', 'electronics', 54],
  ['Instant camera', 'Nightfall', 'electronics', 88],
  ['Cookbook of Italian home cooking', 'Long Shelf Press', 'books', 25],
  ['Mystery novel, signed edition', 'Long Shelf Press', 'books', 21],
  ['Bird guide for gardens', 'Long Shelf Press', 'books', 18],
  ['Merino socks, three pairs', 'Northwool', 'clothing', 30],
  ['Silk scarf', 'Northwool', 'clothing', 48],
  ['Bath salts with lavender', 'Stillpoint', 'beauty', 16],
  ['Dog bed with a washable cover', 'Good Boy', 'pets', 46],
  ['Fountain pen with a notebook', 'Morning Post', 'office', 42],
] as const

const cards = ['Birthday', 'Anniversary', 'Thank you', 'Christmas', 'Wedding', 'Graduation', 'Get well', 'Greeting']

/** Of two things there are more than a page of the app holds. */
const MANY = 45

const editions = ['', ', green', ', blue', ', large', ', gift edition', ', set of two']

const departments = {
  toys: { searchIndex: 'ToysAndGames', department: 'Toys & Games', ebayCategory: '220' },
  music: { searchIndex: 'MusicalInstruments', department: 'Musical Instruments', ebayCategory: '619' },
  arts: { searchIndex: 'ArtsAndCrafts', department: 'Arts Crafts & Sewing', ebayCategory: '14339' },
  home: { searchIndex: 'HomeAndKitchen', department: 'Home & Kitchen', ebayCategory: '11700' },
  sports: { searchIndex: 'SportsAndOutdoors', department: 'Sports & Outdoors', ebayCategory: '888' },
  electronics: { searchIndex: 'Electronics', department: 'Electronics', ebayCategory: '293' },
  books: { searchIndex: 'Books', department: 'Books', ebayCategory: '267' },
  clothing: { searchIndex: 'Fashion', department: 'Clothing Shoes & Jewelry', ebayCategory: '11450' },
  beauty: { searchIndex: 'Beauty', department: 'Beauty & Personal Care', ebayCategory: '26395' },
  pets: { searchIndex: 'PetSupplies', department: 'Pet Supplies', ebayCategory: '1281' },
  office: { searchIndex: 'OfficeProducts', department: 'Office Products', ebayCategory: '12576' },
}

/** Which of them have something missing. */
const oddities = new Map<number, Stocked['has']>([
  [13, 'no picture'],
  [17, 'a broken picture'],
  [19, 'no offer'],
  [20, 'nothing in stock'],
  [22, 'a used offer first'],
])

/** Everything that both shops sell. */
export const stock: readonly Stocked[] = [
  ...editions.flatMap((edition) =>
    things.map(([title, brand, department, dollars]) => ({ title: `${title}${edition}`, brand, department, dollars })),
  ),
  ...cards.flatMap((event) =>
    ['with a fox', 'with tulips', 'of handmade paper'].map((look) => ({
      title: `${event} card ${look}`,
      brand: 'Morning Post',
      department: 'office' as const,
      dollars: 5,
    })),
  ),
  ...Array.from({ length: MANY }, (_, number) => ({
    title: `Greeting card number ${number + 1}`,
    brand: 'Morning Post',
    department: 'office' as const,
    dollars: 4,
  })),
  ...Array.from({ length: MANY }, (_, number) => ({
    title: `Paperback number ${number + 1}`,
    brand: 'Long Shelf Press',
    department: 'books' as const,
    dollars: 12,
  })),
].map(({ title, brand, department, dollars }, at) => {
  const isReduced = at % 3 === 0
  return {
    at,
    title:
      at === 24
        ? `${title} ${'with everything that belongs to it, in a box that can be given as it is '.repeat(3)}`
        : title,
    brand,
    ...departments[department],
    priceCents: dollars * 100 - 1 + (at % 4) * 50,
    beforeCents: isReduced ? Math.round((dollars * 100) / (1 - (16 + (at % 5) * 6) / 100)) : undefined,
    badge: isReduced && at % 2 === 0 ? 'Limited time deal' : undefined,
    isPrimeDeal: isReduced && at % 9 === 0,
    rating: at % 6 === 1 ? 4.6 : undefined,
    rank: at % 4 === 0 ? at + 3 : undefined,
    has: oddities.get(at) ?? 'everything',
  }
})

/** Words that say nothing about a thing. */
const plain = new Set([
  'gift',
  'gifts',
  'for',
  'men',
  'women',
  'year',
  'old',
  'a',
  'the',
  'with',
  'and',
  'of',
  'trending',
])

/** What fits all of the telling words; with none, everything. */
export function stockFor(keywords: string): Stocked[] {
  const words = (keywords.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !plain.has(word))
    .map((word) => word.replace(/s$/, ''))
  return stock.filter(({ title, department }) => {
    const text = `${title} ${department}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** A plain picture: a box in a color of its own, with the first letter of its name. */
export function pictureOf({ at, title }: Stocked): string {
  const hue = (at * 47) % 360
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 500"><rect width="500" height="500" fill="#fff"/><rect x="90" y="120" width="320" height="280" rx="28" fill="hsl(${hue} 55% 62%)"/><rect x="90" y="200" width="320" height="26" fill="hsl(${hue} 55% 42%)"/><text x="250" y="345" font-family="sans-serif" font-size="120" text-anchor="middle" fill="#fff">${title[0]}</text></svg>`
}
