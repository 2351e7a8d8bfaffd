/** The only source of the present: rules and writes take a clock, so that a test can choose the moment. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
