import type { Cents } from '#domain/shared/money.ts'

/** A gift idea shown on the landing page, before anyone has signed in. */
export interface FeaturedGift {
  /** Also the name of its drawn picture: `/api/illustrations/{id}.svg`. */
  id: string
  title: string
  description: string
  /** What such a thing typically costs, in US cents; never a shop's price. */
  priceCents: Cents
  /** A leaf of the category tree. */
  categoryId: string
  /** Lucide icon, kebab-case. */
  glyph: string
  /** Which of the eight grounds (0–7) it stands on, so that neighbours in the window differ. */
  palette: number
  itemType: 'gift' | 'card'
  searchTerms: string
}

/** Half of a surrogate pair, as a cut emoji leaves it; it cannot stand in an address. */
const halfLetters = /\p{Cs}/gu
const affiliateTagForm = /^[A-Za-z0-9-]{1,60}$/

/**
 * The retailer's search for such a thing, with the affiliate tag when there is one.
 * @throws {RangeError} for blank terms or a tag that is not letters, digits and hyphens
 */
export function shopSearchUrl(searchTerms: string, affiliateTag?: string): string {
  const terms = searchTerms.replace(halfLetters, '').trim().split(/\s+/).filter(Boolean)
  if (terms.length === 0) throw new RangeError('A shop search needs terms')
  const query = terms.map(encodeURIComponent).join('+')
  if (!affiliateTag) return `https://www.amazon.com/s?k=${query}`
  if (!affiliateTagForm.test(affiliateTag)) {
    throw new RangeError('An affiliate tag has letters, digits and hyphens only')
  }
  return `https://www.amazon.com/s?k=${query}&tag=${affiliateTag}`
}

export function findFeaturedGift(id: string): FeaturedGift | undefined {
  return featuredGifts.find((gift) => gift.id === id)
}

/** The window of the landing page, in the order it is dressed. Prices as of November 2026. */
export const featuredGifts: readonly FeaturedGift[] = [
  {
    id: 'pour-over-coffee-set',
    title: 'Pour-over coffee set',
    description:
      'A glass carafe, a ceramic dripper and a steel filter for one slow, very good cup. For the friend who judges every café.',
    priceCents: 3400,
    categoryId: 'home-and-kitchen.coffee-and-tea.coffee',
    glyph: 'coffee',
    palette: 0,
    itemType: 'gift',
    searchTerms: 'pour over coffee maker set glass carafe ceramic dripper',
  },
  {
    id: 'tabletop-telescope',
    title: 'Tabletop telescope for beginners',
    description:
      'Set it on the garden table and find the craters of the Moon the same evening. For curious children from eight up, and the parent who stays out longer.',
    priceCents: 8900,
    categoryId: 'toys-and-games.science-and-learning',
    glyph: 'telescope',
    palette: 3,
    itemType: 'gift',
    searchTerms: 'tabletop telescope for beginners',
  },
  {
    id: 'windowsill-herb-garden',
    title: 'Windowsill herb garden kit',
    description:
      'Basil, thyme and parsley in three tin pots, with everything they need to start. A small welcome for new neighbors and first apartments.',
    priceCents: 2750,
    categoryId: 'home-and-kitchen.garden-and-plants.indoor-plants',
    glyph: 'sprout',
    palette: 6,
    itemType: 'gift',
    searchTerms: 'windowsill herb garden starter kit',
  },
  {
    id: 'kalimba-17-keys',
    title: 'Kalimba, 17 keys',
    description:
      'A thumb piano of warm wood that sounds lovely from the first minute. For a teenager, a teacher, or anyone sure they have no talent for music.',
    priceCents: 2500,
    categoryId: 'musical-instruments.drums-and-percussion',
    glyph: 'music',
    palette: 1,
    itemType: 'gift',
    searchTerms: 'kalimba 17 keys wooden thumb piano',
  },
  {
    id: 'hand-crank-pasta-maker',
    title: 'Hand-crank pasta maker',
    description:
      'Sheets, fettuccine and a floury kitchen on a Sunday afternoon. For couples and grandparents who like to cook with company.',
    priceCents: 4100,
    categoryId: 'home-and-kitchen.cooking.knives-and-tools',
    glyph: 'chef-hat',
    palette: 4,
    itemType: 'gift',
    searchTerms: 'hand crank pasta maker machine stainless steel',
  },
  {
    id: 'folding-walnut-chess-set',
    title: 'Folding walnut chess set',
    description:
      'Felted pieces sleep inside the board, so it travels from the living room to the train. For a father, a grandchild, or both at once.',
    priceCents: 3800,
    categoryId: 'toys-and-games.board-and-card-games.strategy-games',
    glyph: 'chess-knight',
    palette: 7,
    itemType: 'gift',
    searchTerms: 'folding walnut chess set wooden',
  },
  {
    id: 'instant-camera',
    title: 'Instant camera in pastel',
    description:
      'Pictures one can hold a minute later, ready for the wall above the desk. For a sister, a daughter or a best friend about to travel.',
    priceCents: 8500,
    categoryId: 'electronics.photography.cameras',
    glyph: 'camera',
    palette: 2,
    itemType: 'gift',
    searchTerms: 'instant film camera pastel',
  },
  {
    id: 'wooden-stacking-rainbow',
    title: 'Wooden stacking rainbow',
    description:
      'Seven smooth arches that become a bridge, a cave and a cradle for a doll. For a first birthday, and for years after it.',
    priceCents: 2900,
    categoryId: 'toys-and-games.baby-and-toddler-toys',
    glyph: 'rainbow',
    palette: 5,
    itemType: 'gift',
    searchTerms: 'wooden stacking rainbow toddler large arches',
  },
  {
    id: 'enameled-dutch-oven',
    title: 'Enameled cast-iron Dutch oven',
    description:
      'Stews, crusty bread and Sunday roasts from one heavy pot that outlives its giver. For a wedding or a first real kitchen.',
    priceCents: 7000,
    categoryId: 'home-and-kitchen.cooking.cookware',
    glyph: 'cooking-pot',
    palette: 0,
    itemType: 'gift',
    searchTerms: 'enameled cast iron dutch oven 5 quart',
  },
  {
    id: 'travel-watercolor-set',
    title: 'Travel watercolor set',
    description:
      'Twenty-four colors, a water brush and a pocket pad in one tin. For the aunt who sketches on every holiday, or would like to begin.',
    priceCents: 2400,
    categoryId: 'arts-crafts-and-sewing.painting-and-drawing',
    glyph: 'palette',
    palette: 3,
    itemType: 'gift',
    searchTerms: 'travel watercolor paint set with water brush and pad',
  },
  {
    id: 'window-bird-feeder',
    title: 'Clear window bird feeder',
    description:
      'It holds to the pane and brings finches an arm’s length from the breakfast table. For grandparents, and for anyone who works from home.',
    priceCents: 2100,
    categoryId: 'home-and-kitchen.garden-and-plants.garden-tools',
    glyph: 'bird',
    palette: 6,
    itemType: 'gift',
    searchTerms: 'clear window bird feeder with suction cups',
  },
  {
    id: 'birthstone-pendant',
    title: 'Birthstone pendant necklace',
    description:
      'A small stone in the color of her month on a fine silver chain. For a wife, a mother, or a daughter turning eighteen.',
    priceCents: 5200,
    categoryId: 'clothing-shoes-and-jewelry.women.womens-jewelry',
    glyph: 'gem',
    palette: 1,
    itemType: 'gift',
    searchTerms: 'birthstone pendant necklace sterling silver',
  },
  {
    id: 'two-person-hammock',
    title: 'Two-person camping hammock',
    description:
      'As small as a loaf of bread until two trees are found. For brothers, hikers and everyone who reads best lying down.',
    priceCents: 3600,
    categoryId: 'sports-and-outdoors.camping-and-hiking',
    glyph: 'trees',
    palette: 4,
    itemType: 'gift',
    searchTerms: 'two person camping hammock with tree straps',
  },
  {
    id: 'five-year-journal',
    title: 'Five-year one-line journal',
    description:
      'One line a day, and next year this day is waiting above it. For new parents, graduates and anyone at the start of something.',
    priceCents: 1900,
    categoryId: 'books.journals-and-guided-notebooks',
    glyph: 'notebook-pen',
    palette: 7,
    itemType: 'gift',
    searchTerms: 'five year one line a day journal',
  },
  {
    id: 'pop-up-bouquet-card',
    title: 'Pop-up bouquet card',
    description:
      'A dozen paper flowers that stand up as the card opens and need no water. For Mother’s Day, a thank-you, or get well soon.',
    priceCents: 900,
    categoryId: 'office-products.cards-and-stationery',
    glyph: 'flower-2',
    palette: 2,
    itemType: 'card',
    searchTerms: 'pop up flower bouquet greeting card',
  },
  {
    id: 'weighted-blanket',
    title: 'Knitted weighted blanket',
    description:
      'Fifteen pounds of evenly spread calm, with no filling to rustle. For a partner who sleeps lightly or a friend after a hard month.',
    priceCents: 7900,
    categoryId: 'home-and-kitchen.bedding-and-sleep',
    glyph: 'bed-double',
    palette: 5,
    itemType: 'gift',
    searchTerms: 'knitted weighted blanket 15 lb',
  },
  {
    id: 'dinosaur-dig-kit',
    title: 'Dinosaur dig kit',
    description:
      'Chisel, brush and twelve plaster eggs with a small dinosaur in each. For six-year-olds with a great deal of patience, or none.',
    priceCents: 1700,
    categoryId: 'toys-and-games.collectibles-and-models',
    glyph: 'bone',
    palette: 0,
    itemType: 'gift',
    searchTerms: 'dinosaur egg dig kit 12 eggs kids',
  },
  {
    id: 'pottery-class-for-two',
    title: 'Pottery class for two',
    description:
      'An evening at the wheel, and two bowls that are never quite round. For an anniversary, or a friend you see too seldom.',
    priceCents: 9500,
    categoryId: 'gift-cards.experiences',
    glyph: 'amphora',
    palette: 3,
    itemType: 'gift',
    searchTerms: 'pottery class experience gift card',
  },
  {
    id: 'loose-leaf-tea-sampler',
    title: 'Loose-leaf tea sampler',
    description:
      'Twelve small tins from smoky to floral, one for each rainy afternoon. For a colleague, a host, or a neighbor who waters the plants.',
    priceCents: 2200,
    categoryId: 'home-and-kitchen.coffee-and-tea.tea',
    glyph: 'leaf',
    palette: 6,
    itemType: 'gift',
    searchTerms: 'loose leaf tea sampler gift set 12 tins',
  },
  {
    id: 'waxed-canvas-backpack',
    title: 'Waxed canvas backpack',
    description:
      'A laptop, a raincoat and a long weekend fit under its leather straps. For a husband, or a graduate who comes home by train.',
    priceCents: 11900,
    categoryId: 'clothing-shoes-and-jewelry.luggage-and-travel-gear',
    glyph: 'backpack',
    palette: 1,
    itemType: 'gift',
    searchTerms: 'waxed canvas backpack leather straps laptop',
  },
  {
    id: 'waterproof-bluetooth-speaker',
    title: 'Waterproof pocket speaker',
    description:
      'Twelve hours of music at the lake, in the shower or on a bike. For teenagers and the cousin who always brings the playlist.',
    priceCents: 4500,
    categoryId: 'electronics.headphones-and-speakers',
    glyph: 'speaker',
    palette: 4,
    itemType: 'gift',
    searchTerms: 'small waterproof bluetooth speaker portable',
  },
  {
    id: 'thousand-piece-botanical-puzzle',
    title: 'Botanical puzzle, 1,000 pieces',
    description:
      'A herbarium of wildflowers in velvet-touch pieces, made for long winter evenings. For a mother-in-law, or a family with a big table.',
    priceCents: 2000,
    categoryId: 'toys-and-games.puzzles',
    glyph: 'puzzle',
    palette: 7,
    itemType: 'gift',
    searchTerms: 'botanical wildflower jigsaw puzzle 1000 pieces',
  },
  {
    id: 'dog-snuffle-mat',
    title: 'Snuffle mat for dogs',
    description:
      'Hide the treats in the fleece and breakfast becomes a ten-minute hunt. For the dog, and so for the people who love it.',
    priceCents: 2300,
    categoryId: 'pet-supplies.dogs',
    glyph: 'paw-print',
    palette: 2,
    itemType: 'gift',
    searchTerms: 'snuffle mat for dogs',
  },
  {
    id: 'fountain-pen-and-ink',
    title: 'Fountain pen with bottled ink',
    description:
      'A steel nib, a small bottle of midnight blue and a reason to write letters again. For a retiring colleague or a new boss.',
    priceCents: 4800,
    categoryId: 'office-products.pens-and-writing',
    glyph: 'feather',
    palette: 5,
    itemType: 'gift',
    searchTerms: 'fountain pen gift set with bottled ink',
  },
  {
    id: 'warm-light-e-reader',
    title: 'E-reader with warm light',
    description:
      'A whole bookshelf with large letters and a page that is kind to tired eyes. For a grandmother who reads, or a student who moves a lot.',
    priceCents: 13900,
    categoryId: 'electronics.e-readers',
    glyph: 'book-open-text',
    palette: 0,
    itemType: 'gift',
    searchTerms: 'e-reader 6 inch adjustable warm light',
  },
]
