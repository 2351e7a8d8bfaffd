import { setFlagsFromString } from 'node:v8'

/** V8's own. */
const GROWTH_FACTOR = 2

// Most of what is made at the start stays, and V8 takes that for load: it would enlarge the part of each thread's memory in which
// new objects are made to 32 MiB, and keep it that large while the server is idle. Under load it grows as ever.
setFlagsFromString('--semi-space-growth-factor=1')
try {
  await import('./serve.ts')
} finally {
  setFlagsFromString(`--semi-space-growth-factor=${GROWTH_FACTOR}`)
}
