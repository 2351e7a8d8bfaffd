/** The longest that a timer of JavaScript waits, in milliseconds: some 25 days. Told to wait longer, it rings at once. */
const LONGEST = 2 ** 31 - 1

/**
 * Lets timers of this thread that are further away than JavaScript can wait ring late instead of at once.
 *
 * PostgreSQL's alarms go by the wall clock. After it was set back by more than 25 days, an alarm that rang was set again
 * for the same hour, rang a millisecond later, and so kept a whole core busy.
 */
export function waitForFarAlarms(): void {
  globalThis.setTimeout = new Proxy(setTimeout, {
    /** @returns what setTimeout does */
    apply: (target, self, [act, delay, ...more]: [() => void, number?, ...unknown[]]): unknown =>
      Reflect.apply(target, self, [act, Math.min(delay ?? 0, LONGEST), ...more]),
  })
}
