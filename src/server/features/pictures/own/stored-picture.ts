import { createHash } from 'node:crypto'
import { MAX_STORED_BYTES, STORED_EDGE_PX } from '#domain/pictures/limits.ts'
import { AppError } from '#domain/shared/errors.ts'
import { pictureTexts as texts } from '#domain/texts/pictures.ts'
import { decoder, decoding, MOST_PIXELS, openPicture } from '../decoder.ts'

/** Uploads that wait for the decoder, a megabyte each at most: more are sent away. */
const MOST_WAITING = 20

/** Good first: nearly every photo fits with it. */
const QUALITIES = [80, 65, 50, 35, 20]
/** Even noise fits with this, once nothing of it is transparent. */
const LAST_QUALITY = 8

export interface StoredPicture {
  content: Buffer
  version: string
}

/**
 * What is kept of an upload: a small WebP made of its pixels, so that nothing else of the file, such as the place where a
 * photo was taken, is stored.
 * @throws {AppError} INVALID, WRONG_TYPE, UNAVAILABLE
 */
export async function storedPicture(upload: unknown): Promise<StoredPicture> {
  if (!Buffer.isBuffer(upload)) throw new AppError('INVALID', texts.notAPicture)
  if (decoding.pendingCount >= MOST_WAITING) throw new AppError('UNAVAILABLE', texts.busy, { retryAfterSeconds: 5 })
  const content = await decoding(() => smallWebp(upload))
  return { content, version: versionOf(content) }
}

/** Another content has another address. */
export function versionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}

/**
 * Whether these bytes are what we store, such as a file claims: a still WebP, small enough, with nothing but pixels. Its
 * header says so; nothing is decoded.
 */
export async function isStoredPicture(content: Buffer): Promise<boolean> {
  if (content.length > MAX_STORED_BYTES) return false
  const sharp = await decoder()
  try {
    const { format, width, height, pages = 1, exif, xmp, iptc, icc } = await sharp(content).metadata()
    const isSmall = width <= STORED_EDGE_PX && height <= STORED_EDGE_PX
    return format === 'webp' && isSmall && pages === 1 && !exif && !xmp && !iptc && !icc
  } catch {
    return false
  }
}

async function smallWebp(upload: Buffer): Promise<Buffer> {
  const { data, info } = await pixelsOf(upload)
  const sharp = await decoder()
  for (const quality of QUALITIES) {
    const webp = await sharp(data, { raw: info }).webp({ quality, alphaQuality: quality }).toBuffer()
    if (webp.length <= MAX_STORED_BYTES) return webp
  }
  return sharp(data, { raw: info }).flatten({ background: 'white' }).webp({ quality: LAST_QUALITY }).toBuffer()
}

/** Decoded once, however often it's encoded. */
async function pixelsOf(upload: Buffer) {
  try {
    const opened = await openPicture(upload, STORED_EDGE_PX)
    return await opened.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  } catch (error) {
    throw refusalOf(upload, error)
  }
}

function refusalOf(upload: Buffer, error: unknown): AppError {
  if (isHeic(upload)) return new AppError('WRONG_TYPE', texts.heic)
  const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message)
  return new AppError('INVALID', isTooLarge ? texts.tooManyPixels(MOST_PIXELS / 1_000_000) : texts.notAPicture)
}

/** The container of iPhones, by the brand in its first box; AVIF is in the same and is read. */
function isHeic(upload: Buffer): boolean {
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(upload.toString('latin1', 4, 12))
}
