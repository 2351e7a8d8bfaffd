import type { CatalogueIdea } from '#domain/catalogue/idea-schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Cents } from '#domain/shared/money.ts'

/** What a source of products can do and what its rules forbid; the wrapper (catalogue.ts) enforces them. */
export interface ProviderCaps {
  /** As cards and administrators' pages call it. */
  name: string
  /** How many products one call looks up by their ids; 0 if none can be. */
  idsPerCall: number
  /** 'curated': value picks without invented discounts. */
  deals: 'live' | 'curated' | 'none'
  featured: boolean
  ratings: boolean
  prime: boolean
  /** How long an answer may be cached, in seconds; 0 if asking again costs nothing. */
  cacheTtlSec: number
  maxPageSize: number
  /** Results that a search has at most, however many pages are asked for. */
  maxResults: number
  /** Milliseconds between two calls, over all processes. */
  minIntervalMs: number
  dailyBudget?: number
  /** How long one call may take. */
  timeoutMs: number
  /** How long anything but a product's id and link may be kept; null: as long as we like. */
  keepsHours: number | null
  /** Whether prices may be watched and compared with earlier ones. */
  priceAlerts: boolean
  /** Whether a language model may see its texts. */
  llmMayReadContent: boolean
  linksInEmail: boolean
  /** Where browsers load its pictures from; the CSP names these hosts. */
  imageHosts: readonly string[]
}

/** A product as its provider knows it; what is not known is absent, never invented. */
export interface ProviderProduct {
  provider: string
  /** The name of the source, as its card shows it. */
  source: string
  id: string
  title: string
  /** The text on a card. */
  summary?: string
  description?: string
  brand?: string
  /** Global trade item number: digits only. */
  gtin?: string
  features: string[]
  priceCents?: Cents
  /** The upper end of what `priceText` prints; absent where one price is printed. */
  priceHighCents?: Cents
  priceText?: string
  priceKind: 'live' | 'typical' | 'sample'
  originalPriceCents?: Cents
  savingsPercent?: number
  dealBadge?: string
  imageUrl: string
  imageKind: 'photo' | 'illustration'
  productUrl: string
  rating?: number
  reviewCount?: number
  salesRank?: number
  salesRankCategory?: string
  isPrime?: boolean
  inStock?: boolean
  categoryId: string
  itemType: 'gift' | 'card'
  /** When the shop said all this, as an ISO instant. */
  asOf?: string
}

export type SortBy = 'relevance' | 'price-asc' | 'price-desc' | 'rating' | 'newest'

export interface SearchQuery {
  /** Absent: everything in the categories. */
  text?: string
  categoryIds?: string[]
  minPriceCents?: Cents
  maxPriceCents?: Cents
  /** Absent if unknown: then nothing for adults only is found, unless `forNobody` says why. */
  age?: number
  /** The search isn't for anyone in particular, so words for adults-only things ('whisky') find them. */
  forNobody?: boolean
  gender?: 'male' | 'female'
  itemType?: 'gift' | 'card'
  /** Only these kinds of ideas; shops know none. */
  kinds?: readonly CatalogueIdea['kind'][]
  /** False: without our own ideas. */
  ideas?: boolean
  /** The user's day, for 'by Friday'. */
  today?: CalendarDate
  sortBy: SortBy
  /** From 1. */
  page: number
  pageSize: number
}

export interface DealsQuery {
  /** The retailer's name of the department; absent: all of them. */
  searchIndex?: string
  page: number
  pageSize: number
}

/** How the results answer the words: as they are, with typos corrected, or only roughly. */
export type SearchMatch = { is: 'exact' } | { is: 'corrected'; to: string } | { is: 'closest' }

export interface ProviderPage {
  products: ProviderProduct[]
  hasMore: boolean
  /** Absent where the source doesn't say. */
  match?: SearchMatch
  understood?: Understood
}

/** What the words of a search narrowed it to. */
export interface Understood {
  ages?: { from: number; to: number }
  minCents?: Cents
  maxCents?: Cents
  needsNoDelivery?: boolean
}

/** A source of products: the embedded catalogue, a retailer's API, a feed. */
export interface CatalogueProvider {
  id: string
  caps: ProviderCaps
  search(query: SearchQuery, signal: AbortSignal): Promise<ProviderPage>
  deals?(query: DealsQuery, signal: AbortSignal): Promise<ProviderPage>
  /** The window of the landing page. */
  featured?(count: number, signal: AbortSignal): Promise<ProviderProduct[]>
  getByIds?(ids: readonly string[], signal: AbortSignal): Promise<Map<string, ProviderProduct>>
}

export type ProviderErrorCode =
  | 'AUTH'
  | 'NOT_ELIGIBLE'
  | 'THROTTLED'
  | 'BAD_REQUEST'
  /** It sent something that isn't a valid answer. */
  | 'MALFORMED'
  | 'UPSTREAM'
  | 'TIMEOUT'
  | 'NETWORK'
  /** It failed in an unexpected way. */
  | 'UNEXPECTED'

/** How a provider reports that it failed. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode
  readonly retryAfterMs: number | undefined
  readonly status: number | undefined
  /** What was wrong has been put right, so one more call may be answered. */
  readonly again: boolean

  constructor(
    code: ProviderErrorCode,
    message: string,
    more: { retryAfterMs?: number; status?: number; again?: boolean } = {},
  ) {
    super(message)
    this.name = 'ProviderError'
    this.code = code
    this.retryAfterMs = more.retryAfterMs
    this.status = more.status
    this.again = more.again ?? false
  }
}

/** Checked by shape: a provider may be loaded separately and have its own class of the same name. */
export function isProviderError(thrown: unknown): thrown is ProviderError {
  return thrown instanceof Error && thrown.name === 'ProviderError' && 'code' in thrown
}
