import { rulesOf } from '#domain/catalogue/source-rules.ts'
import type { CatalogueProvider, ProviderCaps, ProviderPage, ProviderProduct } from '#server/catalogue/provider.ts'
import { keywordsOf } from '#server/catalogue/remote/keywords.ts'
import type { Clock } from '#server/clock.ts'
import type { AmazonSettings } from '#server/shop-settings.ts'
import { creatorsApi } from './creators-api.ts'
import { ALL_DEPARTMENTS, categoryOf, departmentOf } from './departments.ts'
import { productOf, type AmazonProduct } from './product.ts'
import { dealsRequest, searchRequest } from './requests.ts'
import type { Found, Item } from './wire.ts'

const AMAZON = 'amazon'
const ITEMS_PER_CALL = 10
const LAST_PAGE = 10

/** Amazon's rules and limits; docs/shops.md says where they are stated. */
const caps: Omit<ProviderCaps, 'imageHosts'> = {
  ...rulesOf(AMAZON),
  name: 'Amazon',
  idsPerCall: ITEMS_PER_CALL,
  deals: 'live',
  featured: false,
  ratings: true,
  prime: true,
  cacheTtlSec: 3600,
  maxPageSize: ITEMS_PER_CALL,
  maxResults: ITEMS_PER_CALL * LAST_PAGE,
  // One call a second is allowed. On the way one call may catch up with the one before.
  minIntervalMs: 1_100,
  dailyBudget: 8_640,
  timeoutMs: 5_000,
  llmMayReadContent: false,
  linksInEmail: false,
}

const PICTURE_HOSTS = ['https://m.media-amazon.com', 'https://images-na.ssl-images-amazon.com']

/** What is reduced by less isn't shown as a deal, in percent. */
const LEAST_SAVINGS = 15

/** Amazon by its Creators API. */
export function amazonShop(settings: AmazonSettings, clock: Clock): CatalogueProvider {
  const api = creatorsApi(settings, clock)
  const { origin, protocol } = new URL(settings.apiUrl)
  // A local shop's pictures are its own.
  const imageHosts = protocol === 'http:' ? [...PICTURE_HOSTS, origin] : PICTURE_HOSTS
  const read = (item: Item, more: Partial<ProviderProduct> = {}) =>
    productOf(item, { categoryId: categoryOf(item), asOf: clock.now().toISOString(), ...more })

  return {
    id: AMAZON,
    caps: { ...caps, imageHosts },
    async search(query, signal) {
      const request = searchRequest(query, keywordsOf(query), departmentOf(query))
      const found = await api.searchItems(request, signal)
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
    async deals({ searchIndex = ALL_DEPARTMENTS, page, pageSize }, signal) {
      const found = await api.searchItems(dealsRequest(searchIndex, page, pageSize), signal)
      const products = found.items.flatMap((item) => read(item) ?? [])
      return pageOf(products.filter(isDeal), found, { page, pageSize })
    },
    async getByIds(ids, signal) {
      const items = await api.getItems(ids, signal)
      return new Map(items.flatMap((item) => read(item) ?? []).map((product) => [product.id, product]))
    },
  }
}

function pageOf(
  products: ProviderProduct[],
  { items, total }: Found,
  { page, pageSize }: { page: number; pageSize: number },
): ProviderPage {
  const isLast = page >= LAST_PAGE || items.length < pageSize || (total !== undefined && page * pageSize >= total)
  return { products, hasMore: !isLast }
}

function isDeal({ hasDeal, savingsPercent = 0 }: AmazonProduct): boolean {
  return hasDeal || savingsPercent >= LEAST_SAVINGS
}
