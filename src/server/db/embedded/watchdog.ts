/** Notices when the worker's answer is overdue. PGlite has no statement_timeout: nothing in it interrupts a query. */
export interface Watchdog {
  asked(): void
  answered(): void
  /** The worker is gone, so no answer is due. */
  reset(): void
  lookAway: <T>(work: () => Promise<T>) => Promise<T>
}

/** @param limitMs milliseconds that one answer may take before `bark` is called */
export function createWatchdog(limitMs: number, bark: () => void): Watchdog {
  let owed = 0
  let lookingAway = 0
  let timer: NodeJS.Timeout | undefined

  function watch() {
    clearTimeout(timer)
    timer = owed > 0 && lookingAway === 0 ? setTimeout(bark, limitMs).unref() : undefined
  }

  return {
    asked() {
      owed++
      if (timer === undefined) watch()
    },
    answered() {
      owed = Math.max(0, owed - 1)
      watch()
    },
    reset() {
      owed = 0
      watch()
    },
    async lookAway(work) {
      lookingAway++
      watch()
      try {
        return await work()
      } finally {
        lookingAway--
        watch()
      }
    },
  }
}
