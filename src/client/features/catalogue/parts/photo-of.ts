import type { Product } from '#domain/catalogue/product-schema.ts'

type Pictured = { imageKind: Product['imageKind']; imageUrl?: string | null | undefined }

/** A shop's own photo, which is loaded from the shop; undefined for pictures that this server has. */
export function photoOf({ imageKind, imageUrl }: Pictured): string | undefined {
  return imageKind === 'photo' && typeof imageUrl === 'string' && !imageUrl.startsWith('/') ? imageUrl : undefined
}
