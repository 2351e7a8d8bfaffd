import { offeredOccasionTypes } from '../occasions/types.ts'
import { dateParts, type CalendarDate } from '../shared/calendar-date.ts'
import { remembered } from '../shared/remembered.ts'
import { giftTexts } from '../texts/gifts.ts'
import { asinKey, isAsin, productLinkKey } from './product-link.ts'
import { titleKey } from './title-key.ts'

/** The keys a gift is recognized by. */
export interface Product {
  title: string
  provider: string
  productKey: string | null
  productUrl: string | null
}

/** A gift of the same person that is bought or assigned. */
export interface Earlier extends Product {
  id: number
  isPurchased: boolean
  /** The occurrence it was bought for, or the coming one of its event; null without an event. */
  date: CalendarDate | null
  /** Without the person's name; null without an event. */
  occasionName: string | null
}

/** 'given' is bought, for a day that was or is to come; 'assigned' is not bought yet. */
export interface Repeat {
  giftId: number
  title: string
  occasionName: string | null
  year: number | null
  kind: 'given' | 'assigned'
  /** 'You gave this to Mia at Christmas 2024' */
  message: string
}

/** Tells whether a product is one of these: of the same provider and key, on the same page of a shop, or of the same title. */
export function recognizer(products: Iterable<Product>): (product: Product) => boolean {
  const known = [...products]
  const titles = new Set(known.flatMap(({ title }) => keyOfTitle(title) ?? []))
  const links = new Set(known.flatMap(linksOf))
  const keys = new Set(known.flatMap((one) => keyOf(one) ?? []))
  return (product) =>
    (titles.size > 0 && titles.has(keyOfTitle(product.title) ?? '')) ||
    (links.size > 0 && linksOf(product).some((link) => links.has(link))) ||
    (keys.size > 0 && keys.has(keyOf(product) ?? ''))
}

/** What the person was given before, latest first, then what is assigned to them. */
export function findRepeats(
  wanted: Product,
  earlier: Iterable<Earlier>,
  { fullName, today }: { fullName: string; today: CalendarDate },
): Repeat[] {
  return [...earlier]
    .filter(recognizer([wanted]))
    .toSorted((a, b) => Number(b.isPurchased) - Number(a.isPurchased) || latestFirst(a, b))
    .map(({ id, title, isPurchased, date, occasionName }) => {
      const year = date && dateParts(date).year
      const kind = isPurchased ? 'given' : 'assigned'
      const said = !isPurchased ? 'assigned' : date === null || date >= today ? 'bought' : 'gave'
      return {
        giftId: id,
        title,
        occasionName,
        year,
        kind,
        message: giftTexts.repeats[said](fullName, whenText(said, occasionName, year)),
      }
    })
}

/** 'at Christmas 2024', 'for Christmas 2026' while it is to come, 'for their birthday in 2025', 'in 2022' without an event. */
function whenText(said: 'gave' | 'bought' | 'assigned', occasionName: string | null, year: number | null): string {
  const { theirs, inYear, at, for: forEvent } = giftTexts.repeats
  if (occasionName !== null && isTheirOwn(occasionName))
    return [theirs(occasionName.toLowerCase()), year !== null && inYear(year)].filter(Boolean).join(' ')
  if (occasionName !== null)
    return [said === 'gave' ? at(occasionName) : forEvent(occasionName), year].filter(Boolean).join(' ')
  if (year === null) return ''
  return said === 'gave' ? inYear(year) : forEvent(year)
}

/** A preset without a day in the calendar, under the name it came with: nobody says 'at Birthday 2025'. */
export function isTheirOwn(occasionName: string): boolean {
  const name = occasionName.toLowerCase()
  return offeredOccasionTypes.some(({ value, label }) => ownDays.has(value) && label.toLowerCase() === name)
}

const ownDays: ReadonlySet<string> = new Set([
  'birthday',
  'wedding-anniversary',
  'graduation',
  'retirement',
  'promotion',
  'new-job',
  'housewarming',
  'baby-shower',
  'wedding',
  'engagement',
])

const keyOfTitle = remembered(titleKey)

function keyOf({ provider, productKey }: Product): string | null {
  const key = productKey?.trim()
  return key ? `${provider}\n${key}` : null
}

/** The page in a shop. A retailer's key and a pasted link to the same product are one, too. */
function linksOf({ provider, productKey, productUrl }: Product): string[] {
  const link = productUrl === null ? null : productLinkKey(productUrl)
  const key = productKey?.trim()
  const links = link === null ? [] : [link]
  if (key && /^amazon/i.test(provider) && isAsin(key)) links.push(asinKey(key))
  return links
}

function latestFirst(a: Earlier, b: Earlier): number {
  if (a.date === b.date) return b.id - a.id
  if (a.date === null || b.date === null) return a.date === null ? 1 : -1
  return a.date < b.date ? 1 : -1
}
