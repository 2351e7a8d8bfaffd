import { Worker } from 'node:worker_threads'
import { productFeedTexts as texts } from '#domain/texts/product-feeds.ts'
import { FeedError } from './feed-error.ts'
import type { FeedBatch, FeedSummary, Reading } from './read-feed.ts'
import type { FromFeedReader, ToFeedReader } from './reader-messages.ts'

/** Reads a feed's file. @throws {FeedError} */
export type ReadFeed = (bytes: AsyncIterable<Uint8Array>, reading: Reading) => AsyncGenerator<FeedBatch, FeedSummary>

/** Reading a million items takes half of a minute of a processor, which requests would wait for. */
const MAX_HEAP_MB = 160

/** `readFeed` in a thread of its own. It asks for bytes as it needs them and stays a few batches ahead of its reader. */
export async function* readInWorker(
  bytes: AsyncIterable<Uint8Array>,
  reading: Reading,
): AsyncGenerator<FeedBatch, FeedSummary> {
  const worker = startThread(reading)
  const messages: FromFeedReader[] = []
  let wake = () => {}
  const arrived = (message: FromFeedReader) => {
    messages.push(message)
    wake()
  }
  worker.on('message', arrived)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    arrived({ state: 'failed', error: isMemory ? new FeedError('tooLarge', texts.memory) : error })
  })
  worker.once('exit', (code) =>
    arrived({ state: 'failed', error: new Error(`The reader of feeds ended with ${code}.`) }),
  )
  const chunks = bytes[Symbol.asyncIterator]()
  try {
    for (;;) {
      const message = messages.shift()
      if (!message) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
        continue
      }
      switch (message.state) {
        case 'hungry': {
          const next = await chunks.next()
          worker.postMessage({ bytes: next.done === true ? null : next.value } satisfies ToFeedReader)
          break
        }
        case 'batch':
          yield message.batch
          worker.postMessage({ taken: true } satisfies ToFeedReader)
          break
        case 'read':
          return message.summary
        case 'refused':
          throw new FeedError(message.problem, message.detail)
        case 'failed':
          throw message.error
      }
    }
  } finally {
    await chunks.return?.()
    await worker.terminate()
  }
}

/** Run from the sources (tsx, vitest) this file is a .ts; in the build it is beside the built worker. */
const runsFromSource = import.meta.url.endsWith('.ts')

function startThread(reading: Reading): Worker {
  const options = {
    workerData: reading,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: 16 },
  }
  if (!runsFromSource) return new Worker(new URL(BUILT_WORKER, import.meta.url), options)
  // A thread has neither vitest's loader nor tsx's, and `--import tsx` does not reach its first file: it asks by itself.
  const tsx = import.meta.resolve('tsx/esm/api')
  const source = new URL('./feed-reader-worker.ts', import.meta.url).href
  const code = `import('${tsx}').then((tsx) => { tsx.register(); return import('${source}') })`
  return new Worker(code, { ...options, eval: true, execArgv: [] })
}

/** Not a literal inside new URL(): bundlers would take it for an asset. */
const BUILT_WORKER = './feed-reader-worker.js'
