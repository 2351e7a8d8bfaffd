// Preloaded (`--require`, or NODE_OPTIONS for a worker without arguments) into every thread of a process whose memory is
// measured. Each thread collects its garbage and reports what is left when it is asked on the channel. A parent process
// that sends { measure: N } gets the reports of N threads in one message.
const { setImmediate: turn } = require('node:timers/promises')
const v8 = require('node:v8')
const vm = require('node:vm')
const { BroadcastChannel, isMainThread, threadId } = require('node:worker_threads')

v8.setFlagsFromString('--expose-gc')
const collect = /** @type {() => void} */ (vm.runInNewContext('gc'))

// PostgreSQL's own memory is one WebAssembly.Memory: it counts as external, and is reported by itself.
/** @type {WeakRef<WebAssembly.Memory>[]} */
const memories = []
globalThis.WebAssembly.Memory = class extends WebAssembly.Memory {
  /** @param {WebAssembly.MemoryDescriptor} descriptor */
  constructor(descriptor) {
    super(descriptor)
    memories.push(new WeakRef(this))
  }
}

/** @returns {Promise<import('./heaps.ts').ThreadHeap>} */
async function measure() {
  // Buffers are let go by finalizers, which run between two turns of the event loop.
  for (let round = 0; round < 3; round++) {
    collect()
    await turn()
  }
  const { heapUsed, external } = process.memoryUsage()
  const wasm = memories.reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0)
  return { thread: threadId, heap: heapUsed, external, wasm }
}

const channel = new BroadcastChannel('heap-probe')
channel.unref()
channel.onmessage = ({ data }) => {
  if (data === 'measure') void measure().then((report) => channel.postMessage(report))
}

if (isMainThread && process.send) {
  process.on('message', (/** @type {{ measure: number }} */ { measure: threads }) => {
    /** @type {unknown[]} */
    const reports = []
    const asking = new BroadcastChannel('heap-probe')
    asking.onmessage = ({ data }) => {
      reports.push(data)
      if (reports.length < threads) return
      asking.close()
      process.send?.(reports)
    }
    asking.postMessage('measure')
  })
  process.channel?.unref()
}
