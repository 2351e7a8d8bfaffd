import type { ProviderProduct } from '#server/catalogue/provider.ts'
import { hash } from '#server/catalogue/illustrations/palettes.ts'

/** Products without duplicates, shuffled by a seed so that pages don't repeat any. */
export function mixed(products: readonly ProviderProduct[], seed: string): ProviderProduct[] {
  const once = [...new Map(products.map((product) => [product.id, product])).values()]
  return once.toSorted((one, other) => hash(`${seed} ${one.id}`) - hash(`${seed} ${other.id}`))
}
