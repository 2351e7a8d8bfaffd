import { z } from 'zod'
import { apiFailureReasonTexts } from '#domain/texts/api-failure-reasons.ts'
import {
  ProviderError,
  type CatalogueProvider,
  type ProviderPage,
  type ProviderProduct,
} from '#server/catalogue/provider.ts'

const productSchema = z.object({
  provider: z.string(),
  source: z.string(),
  id: z.string().min(1),
  title: z.string().trim().min(1),
  summary: z.string().optional(),
  description: z.string().optional(),
  brand: z.string().optional(),
  gtin: z
    .string()
    .regex(/^\d{8,14}$/)
    .optional()
    .catch(undefined),
  features: z.array(z.string()).default([]),
  priceCents: z.number().int().min(0).optional(),
  priceText: z.string().optional(),
  priceKind: z.enum(['live', 'typical', 'sample']),
  originalPriceCents: z.number().int().min(0).optional(),
  savingsPercent: z.number().min(0).max(100).optional(),
  dealBadge: z.string().optional(),
  imageUrl: z.string(),
  imageKind: z.enum(['photo', 'illustration']),
  productUrl: z.string(),
  rating: z.number().min(0).max(5).optional(),
  reviewCount: z.number().int().min(0).optional(),
  salesRank: z.number().int().min(1).optional(),
  salesRankCategory: z.string().optional(),
  isPrime: z.boolean().optional(),
  inStock: z.boolean().optional(),
  categoryId: z.string(),
  itemType: z.enum(['gift', 'card']),
  asOf: z.iso.datetime().optional(),
})
const pageSchema = z.object({ products: z.array(z.unknown()), hasMore: z.boolean() })

/**
 * A provider's answer as far as it can be shown: products with a title, a price, a picture and a page, without facts that
 * its rules forbid us to show.
 * @throws {ProviderError} MALFORMED if it isn't a page of products, or has products and none of them can be read
 */
export function acceptPage(answer: unknown, { id, caps }: Pick<CatalogueProvider, 'id' | 'caps'>): ProviderPage {
  const page = pageSchema.safeParse(answer)
  if (!page.success) throw new ProviderError('MALFORMED', apiFailureReasonTexts.notAPage(id))
  const read = page.data.products.flatMap((product) => productSchema.safeParse(product).data ?? [])
  if (read.length === 0 && page.data.products.length > 0)
    throw new ProviderError('MALFORMED', apiFailureReasonTexts.notProducts(id))
  const products = (read as ProviderProduct[]).filter(canBeShown).map((product) => allowed(product, caps))
  return { products, hasMore: page.data.hasMore }
}

/** A search result is shown when it has a price, a picture that is no placeholder and a link. */
export function canBeShown({ priceCents, priceText, imageUrl, productUrl }: ProviderProduct): boolean {
  const hasPrice = priceCents !== undefined || Boolean(priceText)
  const hasPicture = imageUrl !== '' && !imageUrl.includes('placeholder')
  return hasPrice && hasPicture && /^https?:\/\/[^#]+$/i.test(productUrl)
}

function allowed(product: ProviderProduct, { ratings, prime }: CatalogueProvider['caps']): ProviderProduct {
  const shown = { ...product }
  if (!ratings) {
    delete shown.rating
    delete shown.reviewCount
  }
  if (!prime) delete shown.isPrime
  return shown
}
