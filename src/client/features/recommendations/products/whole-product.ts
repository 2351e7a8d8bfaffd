import type { ShownProduct } from './ProductCard.tsx'

/** With all that is known of it in its description: a card shows the first sentences only. */
export function wholeProduct({ details, ...product }: ShownProduct): ShownProduct {
  return { ...product, description: [product.description, details].filter(Boolean).join(' ') }
}
