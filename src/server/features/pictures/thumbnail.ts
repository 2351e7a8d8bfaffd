import { openPicture } from './decoder.ts'

/** Twice the width of the widest tile on a phone. */
const EDGE_PX = 640

/** A small WebP: no byte of another site reaches a browser unchanged. Undefined if it isn't a picture that we decode. */
export async function thumbnailOf(picture: Buffer): Promise<Buffer | undefined> {
  try {
    const opened = await openPicture(picture, EDGE_PX)
    return await opened.webp({ quality: 78 }).toBuffer()
  } catch {
    return undefined
  }
}
