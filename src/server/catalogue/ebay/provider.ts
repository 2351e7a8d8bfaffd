import { rulesOf } from '#domain/catalogue/source-rules.ts'
import type { CatalogueProvider, ProviderCaps, ProviderPage, ProviderProduct } from '#server/catalogue/provider.ts'
import { keywordsOf } from '#server/catalogue/remote/keywords.ts'
import { searchTermTexts } from '#domain/texts/search-terms.ts'
import type { Clock } from '#server/clock.ts'
import type { EbaySettings } from '#server/shop-settings.ts'
import { browseApi } from './browse-api.ts'
import { categoryFor, ebayCategoryOf, ebayCategoryOfDepartment } from './categories.ts'
import { productOf } from './product.ts'
import type { Found, Item } from './wire.ts'

const EBAY = 'ebay'
const RESULTS = 400

/** eBay's limits; docs/shops.md says where they are stated. */
const caps: Omit<ProviderCaps, 'imageHosts'> = {
  ...rulesOf(EBAY),
  name: 'eBay',
  idsPerCall: 1,
  deals: 'live',
  featured: false,
  ratings: false,
  prime: false,
  cacheTtlSec: 3600,
  maxPageSize: 40,
  maxResults: RESULTS,
  minIntervalMs: 200,
  dailyBudget: 5_000,
  timeoutMs: 5_000,
  llmMayReadContent: false,
  linksInEmail: false,
}

const PICTURE_HOST = 'https://i.ebayimg.com'

/** What is reduced by less isn't shown as a deal, in percent. */
const LEAST_SAVINGS = 15

/** EBay by its Browse API: new things at a fixed price. */
export function ebayShop(settings: EbaySettings, clock: Clock): CatalogueProvider {
  const api = browseApi(settings, clock)
  const { origin, protocol } = new URL(settings.apiUrl)
  // A local shop's pictures are its own.
  const imageHosts = protocol === 'http:' ? [PICTURE_HOST, origin] : [PICTURE_HOST]
  const read = (item: Item, more: Partial<ProviderProduct> = {}) =>
    productOf(item, { categoryId: categoryFor(item), asOf: clock.now().toISOString(), ...more })

  return {
    id: EBAY,
    caps: { ...caps, imageHosts },
    async search(query, signal) {
      const found = await api.search({ ...query, q: keywordsOf(query), category: ebayCategoryOf(query) }, signal)
      const [categoryId, ...others] = query.categoryIds ?? []
      const known = {
        ...(query.itemType && { itemType: query.itemType }),
        ...(categoryId !== undefined && others.length === 0 && { categoryId }),
      }
      return pageOf(
        found.items.flatMap((item) => read(item, known) ?? []),
        found,
        query,
      )
    },
    async deals({ searchIndex, page, pageSize }, signal) {
      const category = ebayCategoryOfDepartment(searchIndex)
      const found = await api.search({ q: searchTermTexts.gift, category, sortBy: 'relevance', page, pageSize }, signal)
      const products = found.items.flatMap((item) => read(item) ?? [])
      return pageOf(
        products.filter(({ savingsPercent = 0 }) => savingsPercent >= LEAST_SAVINGS),
        found,
        { page, pageSize },
      )
    },
    async getByIds(ids, signal) {
      const items = await Promise.all(ids.map((id) => api.item(id, signal)))
      return new Map(items.flatMap((item) => (item && read(item)) ?? []).map((product) => [product.id, product]))
    },
  }
}

function pageOf(
  products: ProviderProduct[],
  { total }: Found,
  { page, pageSize }: { page: number; pageSize: number },
): ProviderPage {
  return { products, hasMore: page * pageSize < Math.min(total, RESULTS) }
}
