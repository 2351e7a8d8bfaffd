import { kept, type ThreadHeap } from './heaps.ts'

/** More than this a request, over all of them, is a leak. */
const MOST_KEPT = 5_000
/** Nothing may grow over the last half; caches and the garbage collector cause less variation than this per request. */
const MOST_SLOPE = 500

export interface Soaked {
  requests: number
  /** Bytes a request that stay after a forced collection: heaps and buffers of all threads. */
  keptPerRequest: number
  /** The same as the slope of a line through the measurements of the last half. */
  slopePerRequest: number
  /** Bytes held by each thread at the first and the last measurement. */
  threads: { name: string; first: number; last: number }[]
  /** Bytes of PostgreSQL's own memory (embedded) at the first measurement, in the middle and at the last. */
  wasm: [number, number, number]
  held: boolean
}

/** @param seen what the threads held: before so many requests, and after each equal part of them */
export function judge(requests: number, seen: ThreadHeap[][]): Soaked {
  const totals = seen.map((heaps) => sum(heaps.map(kept)))
  const wasm = seen.map((heaps) => sum(heaps.map((heap) => heap.wasm)))
  const middle = Math.floor(seen.length / 2)
  const each = requests / (seen.length - 1)
  const keptPerRequest = ((totals.at(-1) ?? 0) - (totals[0] ?? 0)) / requests
  const slopePerRequest = slope(totals.slice(middle)) / each
  const wasmMiddle = wasm[middle] ?? 0
  const wasmLast = wasm.at(-1) ?? 0
  return {
    requests,
    keptPerRequest,
    slopePerRequest,
    threads: (seen[0] ?? []).map((heap, index) => ({
      name: heap.thread === 0 ? 'main thread' : 'database worker',
      first: kept(heap),
      last: kept(seen.at(-1)?.[index] ?? heap),
    })),
    wasm: [wasm[0] ?? 0, wasmMiddle, wasmLast],
    held: keptPerRequest < MOST_KEPT && slopePerRequest < MOST_SLOPE && wasmLast <= wasmMiddle,
  }
}

/** Of the line with the least squares through points one apart. */
function slope(values: number[]): number {
  const mean = sum(values) / values.length
  const center = (values.length - 1) / 2
  const spread = sum(values.map((_, at) => (at - center) ** 2))
  return sum(values.map((value, at) => (at - center) * (value - mean))) / spread
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
