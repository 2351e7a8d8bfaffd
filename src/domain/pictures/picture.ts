import { DRAWINGS } from './drawings.ts'

/** The address of a contact's photo on this server. It contains the photo's version, so an answer can be cached. */
export function contactPicture({ id, pictureVersion }: { id: number; pictureVersion: string | null }): string | null {
  return pictureVersion === null ? null : `/api/contacts/${id}/picture?version=${pictureVersion}`
}

/**
 * The address of a gift's picture on this server: the user's own, else that of the product, which this server fetches
 * itself from other sites. It contains the gift and its current picture, so an answer can be cached and no other address
 * can be requested.
 */
export function giftPicture({
  id,
  imageUrl,
  pictureVersion,
}: {
  id: number
  imageUrl: string | null
  pictureVersion: string | null
}): string | null {
  if (pictureVersion !== null) return `/api/gift-ideas/${id}/picture?version=${pictureVersion}`
  if (imageUrl === null || imageUrl.startsWith(DRAWINGS)) return imageUrl
  return `/api/gift-ideas/${id}/picture/${sourceVersion(imageUrl)}`
}

/** The picture of a pasted link's page, before a gift has it. */
export function previewPicture(imageUrl: string): string {
  return `/api/link-preview/picture/${sourceVersion(imageUrl)}`
}

/** A hash of 53 bits (cyrb53): it tells a user's own pictures apart and protects nothing. */
export function sourceVersion(imageUrl: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let place = 0; place < imageUrl.length; place++) {
    const code = imageUrl.charCodeAt(place)
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36)
}
