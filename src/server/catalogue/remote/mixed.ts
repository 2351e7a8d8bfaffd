import type { ProviderProduct } from '#server/catalogue/provider.ts'
import { hash } from '#server/catalogue/illustrations/palettes.ts'

/**
 * Products in a random order that is always the same for the same seed, each once (spec 2 §9: de-duplicated by id and
 * shuffled; seeded, so that pages do not repeat).
 */
export function mixed(products: readonly ProviderProduct[], seed: string): ProviderProduct[] {
  const once = [...new Map(products.map((product) => [product.id, product])).values()]
  return once.toSorted((one, other) => hash(`${seed} ${one.id}`) - hash(`${seed} ${other.id}`))
}
