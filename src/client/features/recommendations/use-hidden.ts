import { useState } from 'react'
import type { Product } from '#domain/catalogue/product-schema.ts'

/** What was just dismissed: gone from the list at once, and back when it is undone. */
export function useHidden() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  return {
    hidden,
    hide: ({ id }: Pick<Product, 'id'>) => {
      setHidden((before) => new Set([...before, id]))
    },
    show: ({ id }: Pick<Product, 'id'>) => setHidden((before) => new Set([...before].filter((other) => other !== id))),
  }
}
