import { setTimeout as sleep } from 'node:timers/promises'

/** Feeds come and go in any process: a page says where their pictures are by now, give or take this long. */
const FRESH_MS = 1_000
/** A page doesn't wait longer for a busy database, and others not at all until it has answered. */
const PATIENCE_MS = 2_000

/**
 * Returns a function for the hosts of feeds' pictures; it never fails. While the database is too busy, they are those
 * that were known before.
 */
export function freshHosts(
  lookUp: () => Promise<readonly string[]>,
  onError: (error: unknown) => void,
  patienceMs = PATIENCE_MS,
): () => Promise<readonly string[]> {
  let hosts: readonly string[] = []
  let lookedAt = -Infinity
  let looking: Promise<void> | undefined
  let isSlow = false
  const look = async () => {
    try {
      hosts = await lookUp()
    } catch (error) {
      onError(error)
    }
    lookedAt = performance.now()
    looking = undefined
    isSlow = false
  }
  return async () => {
    if (performance.now() - lookedAt > FRESH_MS) {
      looking ??= look()
      if (!isSlow) isSlow = (await Promise.race([looking, sleep(patienceMs, true, { ref: false })])) ?? false
    }
    return hosts
  }
}
