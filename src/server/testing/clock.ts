import type { Clock } from '#server/clock.ts'

/** A clock that always shows the same instant, given as ISO 8601 with its offset ('2026-11-21T09:00:00Z'). Pauses end at once. */
export function fixedClock(iso: string): Clock {
  const instant = parseInstant(iso)
  return { now: () => new Date(instant), pause: async () => {} }
}

export interface MovableClock extends Clock {
  setTo(iso: string): void
  advance(milliseconds: number): void
}

/** A clock that shows the same instant until the test moves it. A pause moves it, too, and takes no real time. */
export function movableClock(iso: string): MovableClock {
  let instant = parseInstant(iso)
  return {
    now: () => new Date(instant),
    async pause(milliseconds) {
      instant += milliseconds
    },
    setTo(next) {
      instant = parseInstant(next)
    },
    advance(milliseconds) {
      instant += milliseconds
    },
  }
}

function parseInstant(iso: string): number {
  const instant = Date.parse(iso)
  if (Number.isNaN(instant)) throw new RangeError(`not an instant: ${iso}`)
  return instant
}
