import { setTimeout as delay } from 'node:timers/promises'

/** The only source of time: rules and writes take a clock as an argument, so that a test can choose the moment. */
export interface Clock {
  now(): Date
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>
}

export const systemClock: Clock = { now: () => new Date(), pause: (milliseconds) => delay(milliseconds) }
