/** 30 s, 1, 2, 4 min, then every 8: when the mail server takes it again, it leaves within ten minutes of that. */
export function waitMs(tries: number): number {
  return Math.min(30_000 * 2 ** Math.min(tries - 1, 10), 8 * 60_000)
}

/** Twice as often: after the probe that succeeds there is still everything to send. */
function probeMs(trips: number): number {
  return Math.min(waitMs(trips), 4 * 60_000)
}

/** Failures in a row, of different mails, that mean the server is away and not the mail at fault. */
const PATIENCE = 3

/**
 * While the mail server is away, this process asks it with a mail or two from time to time instead of with all that wait.
 */
export interface Breaker {
  isOpen(now: Date): boolean
  /** It was away the last time: a few mails are enough to find out whether it is back. */
  isProbing(): boolean
  note(isDown: boolean, now: Date): void
}

export function createBreaker(): Breaker {
  let failures = 0
  let trips = 0
  let closedUntil = 0
  return {
    // A clock that was set back must not keep it shut for longer than it ever waits.
    isOpen: (now) => closedUntil > now.getTime() && closedUntil - now.getTime() <= probeMs(trips),
    isProbing: () => trips > 0,
    note(isDown, now) {
      if (!isDown) {
        failures = 0
        trips = 0
        closedUntil = 0
        return
      }
      failures += 1
      if (trips === 0 && failures < PATIENCE) return
      // The mails of one probe fail together and are one trip.
      if (closedUntil > now.getTime()) return
      trips += 1
      closedUntil = now.getTime() + probeMs(trips)
    },
  }
}
