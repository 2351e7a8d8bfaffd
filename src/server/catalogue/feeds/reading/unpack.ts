import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Unzip, UnzipInflate, UnzipPassThrough, type UnzipFile } from 'fflate'
import { MAX_UNPACKED_BYTES } from '#domain/catalogue/sources/limits.ts'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { FeedError } from './feed-error.ts'

type Bytes = AsyncIterable<Uint8Array>

/** A file that was packed and sent packed again is unpacked twice; no shop packs a third time. */
const MAX_LAYERS = 2

/**
 * The bytes of the list itself, out of gzip or zip as its first bytes say: hosts often send a packed file without naming its
 * encoding. Never more than the limit, and little of it at a time.
 * @throws {FeedError}
 */
export async function* unpacked(source: Bytes): Bytes {
  let left = MAX_UNPACKED_BYTES
  for await (const chunk of layers(source, 0)) {
    left -= chunk.length
    if (left < 0) throw new FeedError('tooLarge', texts.gigabytes(MAX_UNPACKED_BYTES))
    yield chunk
  }
}

async function* layers(source: Bytes, layer: number): Bytes {
  const { start, whole } = await startOf(source)
  if (layer === MAX_LAYERS || start.length < 4) yield* whole
  else if (start[0] === 0x1f && start[1] === 0x8b) yield* layers(gunzipped(whole), layer + 1)
  else if (start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4)
    yield* layers(unzipped(whole), layer + 1)
  else yield* whole
}

/** The first bytes, and all of them. */
async function startOf(source: Bytes): Promise<{ start: Uint8Array; whole: Bytes }> {
  const chunks = source[Symbol.asyncIterator]()
  const held: Uint8Array[] = []
  let length = 0
  while (length < 4) {
    const next = await chunks.next()
    if (next.done === true) break
    held.push(next.value)
    length += next.value.length
  }
  async function* whole() {
    try {
      yield* held
      for (;;) {
        const next = await chunks.next()
        if (next.done === true) return
        yield next.value
      }
    } finally {
      await chunks.return?.()
    }
  }
  return { start: Buffer.concat(held), whole: whole() }
}

async function* gunzipped(source: Bytes): Bytes {
  const input = Readable.from(source, { objectMode: false })
  const output = createGunzip()
  // Its own error says more than that of the unpacker, which ends with it.
  input.once('error', (error) => output.destroy(error))
  input.pipe(output)
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) yield chunk
  } catch (error) {
    throw isZlib(error) ? new FeedError('truncated') : error
  } finally {
    input.destroy()
    output.destroy()
  }
}

function isZlib(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}

/** Pushed at once: it may become a thousand times as much. */
const PUSHED = 16 * 1024

/** The first list in the archive. */
async function* unzipped(source: Bytes): Bytes {
  const out: Uint8Array[] = []
  let list: UnzipFile | undefined
  let isComplete = false
  let failure: Error | undefined
  const archive = new Unzip((file) => {
    if (list || !mayBeList(file.name)) return
    list = file
    file.ondata = (error, chunk, isLast) => {
      if (error) failure = error
      else if (chunk.length > 0) out.push(chunk)
      if (isLast) isComplete = true
    }
    file.start()
  })
  archive.register(UnzipInflate)
  archive.register(UnzipPassThrough)
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length && !isComplete; at += PUSHED) {
      try {
        archive.push(chunk.subarray(at, at + PUSHED))
      } catch {
        throw new FeedError('truncated')
      }
      if (failure) throw new FeedError('truncated')
      yield* out.splice(0)
    }
    if (isComplete) return
  }
  if (!list) throw new FeedError('notAFeed', texts.emptyArchive)
  throw new FeedError('truncated')
}

function mayBeList(name: string): boolean {
  return /(?:^|\/)[^./][^/]*\.(?:csv|tsv|txt|xml|rss|atom)$/i.test(name) && !name.startsWith('__MACOSX/')
}
