/** The departments of Special Deals in the order of their list, each with the retailer's name for it. */
export const dealCategories = [
  { name: 'All', searchIndex: null },
  { name: 'Appliances', searchIndex: 'Appliances' },
  { name: 'Arts Crafts & Sewing', searchIndex: 'ArtsAndCrafts' },
  { name: 'Automotive', searchIndex: 'Automotive' },
  { name: 'Baby', searchIndex: 'Baby' },
  { name: 'Beauty & Personal Care', searchIndex: 'Beauty' },
  { name: 'Books', searchIndex: 'Books' },
  { name: 'Clothing Shoes & Jewelry', searchIndex: 'Fashion' },
  { name: 'Electronics', searchIndex: 'Electronics' },
  { name: 'Grocery & Gourmet Food', searchIndex: 'GroceryAndGourmetFood' },
  { name: 'Health & Household', searchIndex: 'HealthPersonalCare' },
  { name: 'Home & Kitchen', searchIndex: 'HomeAndKitchen' },
  { name: 'Industrial & Scientific', searchIndex: 'Industrial' },
  { name: 'Musical Instruments', searchIndex: 'MusicalInstruments' },
  { name: 'Office Products', searchIndex: 'OfficeProducts' },
  { name: 'Patio Lawn & Garden', searchIndex: 'GardenAndOutdoor' },
  { name: 'Pet Supplies', searchIndex: 'PetSupplies' },
  { name: 'Sports & Outdoors', searchIndex: 'SportsAndOutdoors' },
  { name: 'Tools & Home Improvement', searchIndex: 'ToolsAndHomeImprovement' },
  { name: 'Toys & Games', searchIndex: 'ToysAndGames' },
  { name: 'Video Games', searchIndex: 'VideoGames' },
] as const

export type DealCategory = (typeof dealCategories)[number]['name']

/** Deals come in pages of this many; 'Load More Deals' follows a full one. */
export const DEALS_PER_PAGE = 20

/** Deals change this often. */
const DEALS_REFRESH_MS = 5 * 60_000

/** The slot of five minutes, by whose number deals are mixed: the pages of one slot fit together. */
export function dealSlotAt(now: Date): number {
  return Math.floor(now.getTime() / DEALS_REFRESH_MS)
}

/** When a slot begins. */
export function startOfDealSlot(slot: number): Date {
  return new Date(slot * DEALS_REFRESH_MS)
}
