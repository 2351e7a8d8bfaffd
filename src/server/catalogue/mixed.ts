import type { ProviderProduct } from './provider.ts'

/** What one source answered, in its own order. */
export interface SourceList {
  source: string
  products: readonly ProviderProduct[]
}

/** One list from those of several sources, in turn. Each source's own order stays, and no product comes twice. */
export function mixed(lists: readonly SourceList[]): ProviderProduct[] {
  const longest = Math.max(0, ...lists.map(({ products }) => products.length))
  const all = Array.from({ length: longest }, (_, rank) => lists.flatMap(({ products }) => products[rank] ?? [])).flat()
  return [...new Map(all.map((product) => [`${product.provider} ${product.id}`, product])).values()]
}
