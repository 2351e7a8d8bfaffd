import { cut, plainLine } from '../../imports/plain-text.ts'
import type { Cents } from '../../shared/money.ts'
import { feedItemTexts as texts } from '../../texts/feed-items.ts'
import type { FeedField } from './fields.ts'
import { readGtin } from './gtin.ts'
import { readPrice } from './price.ts'

/** An item of a feed as a product. */
export interface FeedItem {
  id: string
  title: string
  description: string
  productUrl: string
  imageUrl: string
  priceCents: Cents
  /** What it cost before; null if it isn't reduced. */
  originalPriceCents: Cents | null
  brand: string | null
  gtin: string | null
  department: string
  ageMin: number | null
  ageMax: number | null
  isForAdults: boolean
  /** Whom clothes are made for, if it's one of the two. */
  gender: 'male' | 'female' | null
  inStock: boolean
}

/** Why an item isn't taken. */
export interface Reject {
  id: string
  title: string
  reason: string
  /**
   * 'broken': it can't be read, so what it was before stays. 'unwanted': we show no such things. 'gone': what it was before
   * may not be shown any longer, either.
   */
  kind: 'broken' | 'unwanted' | 'gone'
}

const MAX_ID = 120
const MAX_TITLE = 150
/** Of what a card and its details show. */
const MAX_DESCRIPTION = 500
const MAX_LINK = 2_048

/** @param now whether a sale is on */
export function readItem(value: (field: FeedField) => string, now: Date): FeedItem | Reject {
  const id = plainLine(value('id'))
  const title = cut(plainLine(value('title')).replaceAll(/ {2,}/g, ' '), MAX_TITLE)
  const reject = (kind: Reject['kind'], reason: string): Reject => ({
    id: cut(id, MAX_ID),
    title,
    kind,
    reason,
  })
  if (id === '') return reject('broken', texts.noId)
  if (id.length > MAX_ID) return reject('broken', texts.longId)
  if (title === '') return reject('broken', texts.noTitle)
  if (`${title}${value('description')}`.includes('\uFFFD')) return reject('broken', texts.strangeCharacters)
  const department = cut(plainLine(value('department')), MAX_DEPARTMENT_LENGTH)
  if (isYes(value('adult')) || /\b(?:erotic|mature|adult only|sex)\b/i.test(department))
    return reject('gone', texts.adult)

  const prices = pricesOf(value, now)
  if ('problem' in prices) return reject(prices.kind, prices.problem)
  const productUrl = secureLink(value('link'))
  if (productUrl === undefined) return reject('unwanted', texts.link)
  const imageUrl = secureLink(value('imageLink'))
  if (imageUrl === undefined) return reject('unwanted', texts.picture)
  const ages = agesOf(value('ageGroup'))
  return {
    id,
    title,
    description: descriptionOf(value('description')),
    productUrl,
    imageUrl,
    ...prices,
    brand: cut(plainLine(value('brand')), 80) || null,
    gtin: readGtin(value('gtin')) ?? null,
    department,
    ageMin: ages?.[0] ?? null,
    ageMax: ages?.[1] ?? null,
    isForAdults: alcohol.test(`${title} ${department}`) && !forDrinking.test(title),
    gender: genderOf(value('gender')),
    inStock: isInStock(value('availability')),
  }
}

const MAX_DEPARTMENT_LENGTH = 300

type Prices = Pick<FeedItem, 'priceCents' | 'originalPriceCents'>

function pricesOf(
  value: (field: FeedField) => string,
  now: Date,
): Prices | { kind: 'broken' | 'unwanted'; problem: string } {
  const price = readPrice(value('price'))
  if (!price) return { kind: 'broken', problem: texts.price }
  const currency = price.currency ?? (value('currency').trim().toUpperCase() || 'USD')
  if (currency !== 'USD') return { kind: 'unwanted', problem: texts.currency(cut(currency, 20)) }
  const inDollars = (text: string): Cents | undefined => {
    const read = readPrice(text)
    return read && (read.currency ?? currency) === 'USD' ? read.cents : undefined
  }
  const sale = isNow(value('salePriceDates'), now) ? inDollars(value('salePrice')) : undefined
  if (sale !== undefined && sale < price.cents) return { priceCents: sale, originalPriceCents: price.cents }
  const list = inDollars(value('listPrice'))
  return { priceCents: price.cents, originalPriceCents: list !== undefined && list > price.cents ? list : null }
}

/** '2026-11-20T00:00-0800/2026-12-01T23:59-0800'; no dates mean always, and dates that can't be read mean never. */
function isNow(dates: string, now: Date): boolean {
  if (dates.trim() === '') return true
  const [from = Number.NaN, to = Number.NaN] = dates.split('/').map((date) => Date.parse(date.trim()))
  return from <= now.getTime() && now.getTime() <= to
}

/** Undefined unless browsers would ask for it by https. What follows a # is for the page itself. */
function secureLink(text: string): string | undefined {
  const link = text.trim().replace(/#.*/s, '')
  // oxlint-disable-next-line no-control-regex -- these are the very characters that are refused
  if (link.length > MAX_LINK || !/^https:\/\/[^\s\\<>"'`\u0000-\u001f]+$/i.test(link)) return undefined
  if (/placeholder/i.test(link) || !URL.canParse(link)) return undefined
  const { username, password, hostname } = new URL(link)
  return username === '' && password === '' && hostname.includes('.') ? link : undefined
}

function descriptionOf(text: string): string {
  // Cut first: the rest isn't shown, and some are books.
  const begun = text.slice(0, 4 * MAX_DESCRIPTION)
  const withoutTags = begun.includes('<') ? begun.replaceAll(/<[^<>]*>?/g, ' ') : begun
  const read = withoutTags.includes('&')
    ? withoutTags.replaceAll(/&(?:amp|nbsp|quot|#39|lt|gt);/g, entity)
    : withoutTags
  return cut(plainLine(read).replaceAll(/ {2,}/g, ' '), MAX_DESCRIPTION)
}

function entity(written: string): string {
  return entities[written] ?? ' '
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** What isn't said is there: many shops list only what they have. */
function isInStock(text: string): boolean {
  const said = text.toLowerCase().replaceAll(/[\s_-]/g, '')
  return !/^(?:outofstock|soldout|unavailable|discontinued|preorder|backorder|no|n|false|0)$/.test(said)
}

function genderOf(text: string): 'male' | 'female' | null {
  const said = text.trim().toLowerCase()
  return said === 'male' || said === 'female' ? said : null
}

function isYes(text: string): boolean {
  return /^(?:yes|y|true|1)$/i.test(text.trim())
}

/** Both ends in whole years, as Google means them. */
function agesOf(group: string): [number, number | null] | undefined {
  const ages: Record<string, [number, number | null]> = {
    newborn: [0, 0],
    infant: [0, 1],
    toddler: [1, 5],
    kids: [5, 13],
    adult: [13, null],
  }
  return ages[group.trim().toLowerCase()]
}

const alcohol =
  /\b(?:wines?|whisk(?:e)?y|bourbon|vodka|tequila|rum|beers?|champagne|prosecco|liqueurs?|cigars?|tobacco|vapes?)\b/i
/** Things for it are for everyone, as far as a title tells. */
const forDrinking =
  /\b(?:glass(?:es)?|opener|rack|stopper|decanter|cooler|book|game|socks|shirt|mug|cork(?:s|screw)?)\b/i
