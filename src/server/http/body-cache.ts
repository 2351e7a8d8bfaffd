import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compress = promisify(gzip)

/** Serialized lists cached in memory: at most this many characters in all (about as many bytes), keys included. */
const MAX_CHARACTERS = 16_000_000
/** Overhead per entry: an empty search result is short, and there may be any number of them. */
const ENTRY = 500
/** Addresses can be as long as 16 kB, and a search can have any number of them. */
const MAX_KEY = 1_000
/** Larger bodies would evict everyone else's. */
const MAX_ONE = 1_000_000
/** Below one network packet, compressing saves nothing. */
const WORTH_COMPRESSING = 1_400
/** Compressed quickly: better takes twice as long for a sixth less (2 MB of gift ideas: 32 ms and 461 kB, 14 ms and 557 kB). */
const LARGE = 500_000

export interface CachedBody {
  etag: string
  text: string
  /** Created when a browser first asks for it. */
  gzip?: Promise<Buffer>
}

export function createBodyCache(maxCharacters = MAX_CHARACTERS) {
  const cached = new LRUCache<string, CachedBody>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }, key) => key.length + text.length + ENTRY,
  })
  return {
    /** The body stored under this key, if it still has this ETag. */
    get(key: string, etag: string): CachedBody | undefined {
      const found = cached.get(key)
      return found?.etag === etag ? found : undefined
    },
    set(key: string, etag: string, text: string): CachedBody {
      const body: CachedBody = { etag, text }
      if (text.length > MAX_ONE || key.length > MAX_KEY) cached.delete(key)
      else cached.set(key, body)
      return body
    },
    /** How many characters are cached. */
    get size() {
      return cached.calculatedSize
    },
    clear() {
      cached.clear()
    },
  }
}

/** An ETag contains the user's write count, so an entry is never stale, whichever process made the write. */
export const bodyCache = createBodyCache()

/** The compressed body, compressed once for everyone who asks; undefined if it's too short to be worth it. */
export function gzipped(body: CachedBody): Promise<Buffer> | undefined {
  if (body.text.length < WORTH_COMPRESSING) return undefined
  body.gzip ??= compress(body.text, { level: body.text.length > LARGE ? 1 : 6 })
  return body.gzip
}
