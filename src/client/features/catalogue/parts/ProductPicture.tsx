import type { Product } from '#domain/catalogue/product-schema.ts'
import { ThumbTile } from '#client/ui/ThumbTile.tsx'
import { photoOf } from './photo-of.ts'

/** The picture of a product that isn't saved: a scene of ours, or the shop's own photo. */
export function ProductPicture({
  product,
  size = 'md',
}: {
  product: Pick<Product, 'productKey' | 'imageUrl' | 'imageKind'>
  size?: 'md' | 'wide'
}) {
  return <ThumbTile id={product.productKey} picture={product.imageUrl} photo={photoOf(product)} size={size} />
}
