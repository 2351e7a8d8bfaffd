import type { Product } from '#domain/catalogue/product-schema.ts'
import { shellTexts } from '#domain/texts/shell.ts'

/**
 * Says once for all cards of a grid that we drew their pictures; shops' photos aren't drawn.
 * @param products undefined while they are loaded, so that nothing moves when they come
 */
export function picturesNote(products: readonly Pick<Product, 'imageKind'>[] | undefined): string | undefined {
  const drawn = products?.filter(({ imageKind }) => imageKind === 'illustration').length
  if (products === undefined || drawn === products.length) return shellTexts.picturesDrawn
  return drawn === 0 ? undefined : shellTexts.somePicturesDrawn
}
