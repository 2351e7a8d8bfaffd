import type { Product } from '#domain/catalogue/product-schema.ts'

/** What a search found and can be shown: with title, price and picture, and an address of its own (spec 2 §5). */
export function soundProducts<Item extends Pick<Product, 'title' | 'price' | 'imageUrl' | 'productUrl'>>(
  products: readonly Item[],
): Item[] {
  return products.filter(
    ({ title, price, imageUrl, productUrl }) =>
      [title, price, imageUrl, productUrl].every((text) => text !== '') &&
      !productUrl.includes('#') &&
      !imageUrl.includes('placeholder'),
  )
}
