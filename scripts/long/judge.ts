/** What one part of a long run showed. */
export interface Window {
  /** Of the process, in MiB. */
  memory: number
  /** Of its requests, in ms. */
  p95: number
  requests: number
  errors: number
}

/** Of what the middle third showed, at most: noise of a busy machine stays below it, a leak of a long run doesn't. */
export const MEMORY_GROWTH = 1.1
export const LATENCY_GROWTH = 1.5

export interface Verdict {
  errors: number
  memoryGrowth: number
  latencyGrowth: number
  held: boolean
}

/** Compares the last third with the one before: in the first, caches fill and code is compiled. */
export function judge(windows: readonly Window[]): Verdict {
  const third = Math.floor(windows.length / 3)
  const [middle, last] = [windows.slice(third, windows.length - third), windows.slice(windows.length - third)]
  const growth = (pick: (window: Window) => number) => median(last.map(pick)) / median(middle.map(pick))
  const errors = windows.reduce((sum, window) => sum + window.errors, 0)
  const memoryGrowth = growth(({ memory }) => memory)
  const latencyGrowth = growth(({ p95 }) => p95)
  const held = errors === 0 && memoryGrowth <= MEMORY_GROWTH && latencyGrowth <= LATENCY_GROWTH
  return { errors, memoryGrowth, latencyGrowth, held }
}

const median = (values: readonly number[]) => percentile(values, 50)

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN
}
