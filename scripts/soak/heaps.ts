import { fileURLToPath } from 'node:url'

/** Bytes that one thread holds after its garbage was collected. */
export interface ThreadHeap {
  /** 0 is the main thread. */
  thread: number
  heap: number
  /** Buffers and the like outside of the heap, `wasm` included. */
  external: number
  /** Memory of WebAssembly: the embedded PostgreSQL's own. */
  wasm: number
}

/** To be preloaded into each thread that is measured. */
export const PROBE = fileURLToPath(new URL('./heap-probe.cjs', import.meta.url))

/** What grows when something is kept; PostgreSQL's own memory apart. */
export const kept = ({ heap, external, wasm }: ThreadHeap) => heap + external - wasm
