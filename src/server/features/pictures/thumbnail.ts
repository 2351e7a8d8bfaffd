/** Twice the width of the widest tile on a phone. */
const EDGE_PX = 640
/** 25 megapixels take at most 100 MB while they are decoded. */
const MOST_PIXELS = 25_000_000
const DECODING_SECONDS = 5

/**
 * A small WebP of the first frame, without metadata: no byte of another site reaches a browser unchanged. Undefined if it
 * isn't a picture, is too large, or could contain scripts (SVG).
 */
export async function thumbnailOf(picture: Buffer): Promise<Buffer | undefined> {
  const sharp = await decoder()
  try {
    return await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: DECODING_SECONDS })
      .autoOrient()
      .resize(EDGE_PX, EDGE_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
  } catch {
    return undefined
  }
}

let loading: ReturnType<typeof loadDecoder> | undefined

/** libvips is loaded with the first picture, not at startup. */
function decoder() {
  loading ??= loadDecoder()
  return loading
}

async function loadDecoder() {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  // The format is detected from the bytes, not from the server's Content-Type: only photo formats are decoded.
  sharp.block({ operation: ['VipsForeignLoad'] })
  const formats = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) })
  return sharp
}
