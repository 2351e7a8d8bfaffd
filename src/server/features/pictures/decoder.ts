import pLimit from 'p-limit'

/** 25 megapixels take at most 100 MB while they are decoded. */
export const MOST_PIXELS = 25_000_000
const DECODING_SECONDS = 5

/** One picture at a time, however many are waiting: memory stays flat, and the other core is free. */
export const decoding = pLimit(1)

/**
 * The first frame of a picture, upright, without metadata and no larger than `edge` pixels.
 * @throws for anything that isn't a picture, is cut off, has too many pixels, or could contain scripts (SVG)
 */
export async function openPicture(picture: Buffer, edge: number) {
  const sharp = await decoder()
  return sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: DECODING_SECONDS })
    .autoOrient()
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
}

let loading: ReturnType<typeof loadDecoder> | undefined

/** libvips is loaded with the first picture, not at startup. */
export function decoder() {
  loading ??= loadDecoder()
  return loading
}

async function loadDecoder() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // The format is detected from the bytes, not from the Content-Type: only photo formats are decoded.
  sharp.block({ operation: ['VipsForeignLoad'] })
  const formats = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) })
  return sharp
}
