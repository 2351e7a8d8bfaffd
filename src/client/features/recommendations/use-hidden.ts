import { useState } from 'react'
import { productId } from '#domain/catalogue/of-shop.ts'
import type { Product } from '#domain/catalogue/product-schema.ts'

type Hidden = Pick<Product, 'provider' | 'id'>

/** What was just dismissed: gone from the list at once, and back when it is undone. */
export function useHidden() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  return {
    hidden,
    hide: (product: Hidden) => {
      setHidden((before) => new Set([...before, productId(product)]))
    },
    show: (product: Hidden) =>
      setHidden((before) => new Set([...before].filter((other) => other !== productId(product)))),
  }
}
