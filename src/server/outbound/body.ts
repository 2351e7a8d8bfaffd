import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib'

/** What we say we can read. */
export const ENCODINGS = 'gzip, br'

/**
 * The first `limit` bytes of a body, decompressed. Compressed bytes count too, because endless empty blocks decompress to
 * nothing. Undefined for an encoding we didn't ask for.
 */
export async function readBody(body: Readable, encoding: string, limit: number): Promise<Buffer | undefined> {
  const unpacked = unpack(body, encoding.trim().toLowerCase(), limit)
  if (!unpacked) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of atMost(unpacked, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function unpack(body: Readable, encoding: string, limit: number): Readable | undefined {
  if (encoding === '' || encoding === 'identity') return body
  const unpacker = unpackerOf(encoding)
  // An error on either side is thrown to the reader of the decompressed side.
  if (unpacker) pipeline(atMost(body, limit), unpacker, () => undefined)
  return unpacker
}

// A truncated body is still read up to where it ends.
function unpackerOf(encoding: string) {
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
  if (encoding === 'br') return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
  return undefined
}

async function* atMost(source: Readable, limit: number): AsyncGenerator<Buffer> {
  let left = limit
  for await (const chunk of source as AsyncIterable<Buffer>) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}
