import { MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#domain/pictures/limits.ts'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import { BrowserRefusal } from '#client/lib/api-error.ts'

/** More than the server keeps, so that it has something to choose its pixels from. */
const SENT_EDGE_PX = 640
const QUALITY = 0.9

/** Something to send, and the same as an address for an `<img>`. */
export interface Prepared {
  picture: Blob
  /** Null where this browser can't show it, such as a HEIC outside of Safari. The server says what it makes of it. */
  preview: string | null
}

/**
 * A small copy of what somebody chose: a photo of 10 MB is sent as 100 kB.
 * @throws {BrowserRefusal} for what is too large or no picture
 */
export async function scaleDown(file: Blob): Promise<Prepared> {
  if (file.size > MAX_UPLOAD_BYTES) throw new BrowserRefusal(texts.tooLarge(MAX_UPLOAD_MB))
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') throw new BrowserRefusal(texts.notAPicture)
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return { picture: file, preview: null }
  try {
    return await redrawn(bitmap, file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp')
  } finally {
    bitmap.close()
  }
}

async function redrawn(bitmap: ImageBitmap, type: string): Promise<Prepared> {
  const scale = Math.min(1, SENT_EDGE_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new BrowserRefusal(texts.notAPicture)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  // A browser that doesn't write this type writes a PNG.
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  if (picture === null) throw new BrowserRefusal(texts.notAPicture)
  return { picture, preview: canvas.toDataURL(type, QUALITY) }
}
