/** Serialised lists kept in memory, at most this many characters in all (about as many bytes). */
const MAX_CHARACTERS = 16_000_000
/** Larger bodies would push everybody else's out. */
const MAX_ONE = 1_000_000

interface Kept {
  etag: string
  body: string
}

function createBodyCache() {
  // A Map remembers insertion order, so its first key is the one used longest ago.
  const kept = new Map<string, Kept>()
  let size = 0

  const drop = (key: string) => {
    size -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }

  return {
    /** The body stored under this key, when it is still the one of this ETag. */
    get(key: string, etag: string): string | undefined {
      const found = kept.get(key)
      if (found?.etag !== etag) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found.body
    },
    keep(key: string, etag: string, body: string): string {
      drop(key)
      if (body.length > MAX_ONE) return body
      kept.set(key, { etag, body })
      size += body.length
      for (const oldest of kept.keys()) {
        if (size <= MAX_CHARACTERS) break
        drop(oldest)
      }
      return body
    },
    clear() {
      kept.clear()
      size = 0
    },
  }
}

/** An ETag names a user's count of writes, so what stands here is never stale, whichever process made the write. */
export const bodyCache = createBodyCache()
