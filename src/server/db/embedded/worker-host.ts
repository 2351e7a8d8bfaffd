import { Worker } from 'node:worker_threads'
import { AWAY, EmbeddedFailure, type FailureCode } from './failure.ts'
import type { DatabaseLog } from './log.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'
import { createWatchdog } from './watchdog.ts'

/** The one connection that the worker serves at a time. */
export interface Attached {
  receive(bytes: Uint8Array): void
  fail(error: Error): void
}

/** The database worker, kept alive: when it dies, the open connection fails and a new worker opens the same files. */
export interface WorkerHost {
  /** Resolves once a worker serves. Tries once more when the last opening failed. */
  whenReady(): Promise<void>
  /** Makes this the worker's connection; the one before is over. */
  attach(connection: Attached): void
  detach(connection: Attached): void
  send(asker: Attached, bytes: Uint8Array<ArrayBuffer>): void
  /** Ends the worker at once, as a crash would, and waits for the next one. Committed data is safe. */
  restart(reason: string): Promise<void>
  /** Work that may take long (migrations, VACUUM): the watchdog pauses during it. */
  patiently: <T>(work: () => Promise<T>) => Promise<T>
  close(): Promise<void>
}

/**
 * Starts the worker and resolves when its database is open.
 * @param watchdogMs after how many milliseconds without an answer the worker is ended and opened again
 */
export async function startWorkerHost(start: WorkerStart, watchdogMs: number, log: DatabaseLog): Promise<WorkerHost> {
  let worker: Worker
  let connection: Attached | undefined
  /** Answers come in the order of the queries; an abandoned query must not leave its answer to the next one. */
  let askers: Attached[] = []
  let closing = false
  let reason: string | undefined
  let code: FailureCode = AWAY
  const watchdog = createWatchdog(watchdogMs, () => {
    void end(`a query took longer than ${watchdogMs} ms`)
  })

  function open(): Promise<void> {
    const next = startThread({ ...start, wasOpen })
    worker = next
    reason = undefined
    code = AWAY
    return new Promise((resolve, reject) => {
      next.on('message', (message: FromWorker) => {
        if (message instanceof Uint8Array) {
          watchdog.answered()
          askers.shift()?.receive(message)
        } else if (message.state === 'ready') resolve()
        else {
          reason ??= message.reason
          code = message.code ?? AWAY
        }
      })
      next.on('error', (error) => {
        reason ??= error.message
      })
      next.on('exit', () => {
        watchdog.reset()
        askers = []
        const failure = new EmbeddedFailure(reason ?? 'The embedded database ended unexpectedly.', code)
        reject(failure)
        if (next === worker && !closing) replace(failure)
      })
    })
  }

  let opened = false
  let wasOpen = false
  let ready = open()
  await ready
  opened = true
  wasOpen = true

  function replace(failure: EmbeddedFailure) {
    const lost = connection
    connection = undefined
    lost?.fail(new EmbeddedFailure(`The embedded database was interrupted: ${failure.message}`, failure.code))
    // If the database can't even be opened, only the next query tries again: no endless loop of failing starts.
    if (!opened) return
    opened = false
    log.error(`The embedded database was interrupted (${failure.message}) and is opened again.`)
    reopen()
  }

  function reopen() {
    ready = open().then(() => {
      opened = true
    })
    ready.catch((error: Error) => log.error(`The embedded database cannot be opened: ${error.message}`))
  }

  async function end(why: string) {
    reason ??= why
    await worker.terminate()
  }

  function tell(message: ToWorker) {
    if (message instanceof Uint8Array) worker.postMessage(message, [message.buffer])
    else worker.postMessage(message)
  }

  return {
    async whenReady() {
      const awaited = ready
      await awaited.catch(() => {
        // One of the waiting queries reopens it, and all wait for that.
        if (awaited === ready && !closing) reopen()
      })
      await ready
    },
    attach(next) {
      connection?.fail(new Error('Another connection took over the embedded database.'))
      connection = next
      tell({ command: 'new-connection' })
    },
    detach(former) {
      if (connection === former) connection = undefined
    },
    send(asker, bytes) {
      askers.push(asker)
      watchdog.asked()
      tell(bytes)
    },
    async restart(why) {
      await end(why)
      await ready
    },
    patiently: watchdog.lookAway,
    async close() {
      closing = true
      watchdog.reset()
      await ready.catch(() => undefined)
      if (!opened) return
      const exited = new Promise((resolve) => worker.once('exit', resolve))
      tell({ command: 'close' })
      await exited
    },
  }
}

/** Run from the sources (tsx, vitest) this file is a .ts; in the build it is beside the built worker. */
const runsFromSource = import.meta.url.endsWith('.ts')

function startThread(workerData: WorkerStart): Worker {
  if (!runsFromSource) return new Worker(new URL(BUILT_WORKER, import.meta.url), { workerData })
  // A thread has neither vitest's loader nor tsx's, and `--import tsx` does not reach its first file: it asks by itself.
  const tsx = import.meta.resolve('tsx/esm/api')
  const source = new URL('./pglite-worker.ts', import.meta.url).href
  const code = `import('${tsx}').then((tsx) => { tsx.register(); return import('${source}') })`
  return new Worker(code, { eval: true, execArgv: [], workerData })
}

/** Not a literal inside new URL(): bundlers would take it for an asset. */
const BUILT_WORKER = './pglite-worker.js'
