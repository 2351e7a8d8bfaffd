// The thread that reads one feed, so that a million items neither keep requests waiting nor take the web server's memory.
import { parentPort, workerData } from 'node:worker_threads'
import { FeedError } from './feed-error.ts'
import { readFeed, type Reading } from './read-feed.ts'
import type { FromFeedReader, ToFeedReader } from './reader-messages.ts'

/** Batches that were not taken yet. */
const MOST_AHEAD = 3

const say = (message: FromFeedReader, handedOver: ArrayBuffer[] = []) => parentPort?.postMessage(message, handedOver)
let ahead = 0
let fed = (_bytes: Uint8Array | null) => {}
let relieved = () => {}
parentPort?.on('message', (message: ToFeedReader) => {
  if ('bytes' in message) fed(message.bytes)
  else {
    ahead -= 1
    relieved()
  }
})

async function* source(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const bytes = await new Promise<Uint8Array | null>((resolve) => {
      fed = resolve
      say({ state: 'hungry' })
    })
    if (bytes === null) return
    yield bytes
  }
}

async function read(): Promise<void> {
  const batches = readFeed(source(), workerData as Reading)
  for (;;) {
    const { value, done } = await batches.next()
    if (done === true) return say({ state: 'read', summary: value })
    say({ state: 'batch', batch: value }, [value.json.buffer])
    ahead += 1
    if (ahead >= MOST_AHEAD)
      await new Promise<void>((resolve) => {
        relieved = resolve
      })
  }
}

try {
  await read()
} catch (error) {
  if (!(error instanceof FeedError)) throw error
  say({ state: 'refused', problem: error.problem, detail: error.detail })
}
parentPort?.close()
