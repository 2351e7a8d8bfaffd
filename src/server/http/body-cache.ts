import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/** Serialized lists kept in memory: at most this many characters in all (about as many bytes), keys included. */
const MAX_CHARACTERS = 16_000_000
/** Overhead per entry: an empty search result is short, and there may be any number of them. */
const ENTRY = 500
/** Addresses can be as long as 16 kB, and a search can have any number of them. */
const MAX_KEY = 1_000
/** Larger bodies would evict everyone else's. */
const MAX_ONE = 1_000_000
/** Below one network packet, compressing saves nothing. */
const WORTH_COMPRESSING = 1_400

export interface KeptBody {
  etag: string
  text: string
  /** Created when a browser first asks for it. */
  gzip?: Promise<Buffer>
}

export function createBodyCache(maxCharacters = MAX_CHARACTERS) {
  // A Map remembers insertion order, so its first key is the one used longest ago.
  const kept = new Map<string, KeptBody>()
  let size = 0

  const sizeOf = (key: string, { text }: KeptBody) => key.length + text.length + ENTRY

  const drop = (key: string) => {
    const body = kept.get(key)
    if (body) size -= sizeOf(key, body)
    kept.delete(key)
  }

  return {
    /** The body stored under this key, if it still has this ETag. */
    get(key: string, etag: string): KeptBody | undefined {
      const found = kept.get(key)
      if (found?.etag !== etag) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    keep(key: string, etag: string, text: string): KeptBody {
      drop(key)
      const body: KeptBody = { etag, text }
      if (text.length > MAX_ONE || key.length > MAX_KEY) return body
      kept.set(key, body)
      size += sizeOf(key, body)
      for (const oldest of kept.keys()) {
        if (size <= maxCharacters) break
        drop(oldest)
      }
      return body
    },
    /** How many characters are kept. */
    get size() {
      return size
    },
    clear() {
      kept.clear()
      size = 0
    },
  }
}

/** An ETag contains the user's write count, so an entry is never stale, whichever process made the write. */
export const bodyCache = createBodyCache()

/** The compressed body, compressed once for everyone who asks; undefined if it's too short to be worth it. */
export function gzipped(body: KeptBody): Promise<Buffer> | undefined {
  if (body.text.length < WORTH_COMPRESSING) return undefined
  body.gzip ??= compress(body.text)
  return body.gzip
}
