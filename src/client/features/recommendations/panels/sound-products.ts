import type { Product } from '#domain/catalogue/product-schema.ts'

/** The results of a search that can be shown: those with a title, a price, a picture and a link of their own. */
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
