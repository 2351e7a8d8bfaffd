import { departmentTexts } from '../texts/departments.ts'

/** The departments of Special Deals in the order of their list, each with the retailer's name for it. */
export const dealCategories = [
  { name: departmentTexts.all, searchIndex: null },
  { name: departmentTexts.appliances, searchIndex: 'Appliances' },
  { name: departmentTexts.arts, searchIndex: 'ArtsAndCrafts' },
  { name: departmentTexts.automotive, searchIndex: 'Automotive' },
  { name: departmentTexts.baby, searchIndex: 'Baby' },
  { name: departmentTexts.beauty, searchIndex: 'Beauty' },
  { name: departmentTexts.books, searchIndex: 'Books' },
  { name: departmentTexts.clothing, searchIndex: 'Fashion' },
  { name: departmentTexts.electronics, searchIndex: 'Electronics' },
  { name: departmentTexts.grocery, searchIndex: 'GroceryAndGourmetFood' },
  { name: departmentTexts.health, searchIndex: 'HealthPersonalCare' },
  { name: departmentTexts.home, searchIndex: 'HomeAndKitchen' },
  { name: departmentTexts.industrial, searchIndex: 'Industrial' },
  { name: departmentTexts.music, searchIndex: 'MusicalInstruments' },
  { name: departmentTexts.office, searchIndex: 'OfficeProducts' },
  { name: departmentTexts.garden, searchIndex: 'GardenAndOutdoor' },
  { name: departmentTexts.pets, searchIndex: 'PetSupplies' },
  { name: departmentTexts.sports, searchIndex: 'SportsAndOutdoors' },
  { name: departmentTexts.tools, searchIndex: 'ToolsAndHomeImprovement' },
  { name: departmentTexts.toys, searchIndex: 'ToysAndGames' },
  { name: departmentTexts.videoGames, searchIndex: 'VideoGames' },
] as const

export type DealCategory = (typeof dealCategories)[number]['name']

/** Deals come in pages of this many; 'Load More Deals' follows a full one. */
export const DEALS_PER_PAGE = 20

/** Deals change this often. */
const DEALS_REFRESH_MS = 5 * 60_000

/** The five-minute slot whose number shuffles the deals: pages within one slot don't overlap. */
export function dealSlotAt(now: Date): number {
  return Math.floor(now.getTime() / DEALS_REFRESH_MS)
}

/** When a slot begins. */
export function startOfDealSlot(slot: number): Date {
  return new Date(slot * DEALS_REFRESH_MS)
}
