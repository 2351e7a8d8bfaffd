/** 30 s, 1, 2, 4 min, then every 8: once the mail server is back, an e-mail leaves within ten minutes. */
export function waitMs(tries: number): number {
  return Math.min(30_000 * 2 ** Math.min(tries - 1, 10), 8 * 60_000)
}

/** Twice as often: once a probe succeeds, everything else still has to be sent. */
function probeMs(trips: number): number {
  return Math.min(waitMs(trips), 4 * 60_000)
}

/** This many failures in a row, of different e-mails, mean that the server is down. */
const PATIENCE = 3

/**
 * A circuit breaker: while the mail server is down, this process probes it with an e-mail or two instead of with
 * everything that waits.
 */
export interface Breaker {
  isOpen(now: Date): boolean
  /** The last try failed: a few e-mails are enough to find out whether the server is back. */
  isProbing(): boolean
  record(isDown: boolean, now: Date): void
}

export function createBreaker(): Breaker {
  let failures = 0
  let trips = 0
  let closedUntil = 0
  return {
    // After the clock is set back, the breaker must not stay open longer than its longest wait.
    isOpen: (now) => closedUntil > now.getTime() && closedUntil - now.getTime() <= probeMs(trips),
    isProbing: () => trips > 0,
    record(isDown, now) {
      if (!isDown) {
        failures = 0
        trips = 0
        closedUntil = 0
        return
      }
      failures += 1
      if (trips === 0 && failures < PATIENCE) return
      // The e-mails of one probe fail together and count as one trip.
      if (closedUntil > now.getTime()) return
      trips += 1
      closedUntil = now.getTime() + probeMs(trips)
    },
  }
}
