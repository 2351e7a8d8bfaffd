// The thread in which the embedded PostgreSQL lives, so that a long query does not stop the web server: the event
// loop's longest gap during a query of 1.5 s was 9 ms with it and 1,462 ms without.
import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { ensureCluster } from './cluster.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { exchange } from './exchange.ts'
import { cannotWrite, EmbeddedFailure } from './failure.ts'
import { waitForFarAlarms } from './far-alarms.ts'
import { greeting } from './greeting.ts'
import { openDurable } from './open-durable.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

async function open({ directory, template, wasOpen }: WorkerStart): Promise<PGlite> {
  if (wasOpen !== true) await ensureCluster(directory, template)
  else if (!fs.existsSync(directory)) throw new EmbeddedFailure(`The database in ${directory} is no longer there.`)
  return openDurable(new DurableFileSystem(directory), undefined, (reason) => {
    // PGlite would keep querying a PostgreSQL that has stopped.
    fail(cannotWrite(directory, reason) ?? new EmbeddedFailure(`PostgreSQL stopped (${reason})`))
  })
}

function say(message: FromWorker) {
  if (message instanceof Uint8Array) parentPort?.postMessage(message, [message.buffer])
  else parentPort?.postMessage(message)
}

async function serve(cluster: PGlite) {
  const { rows } = await cluster.query<{ server_version: string }>('show server_version')
  const welcome = greeting(rows[0]?.server_version ?? '')
  let awaitsStartUp = true

  async function answer(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    if (awaitsStartUp) {
      // The start-up packet comes alone: the client waits for the greeting before it says more.
      awaitsStartUp = false
      return welcome.slice()
    }
    return cluster.runExclusive(() => exchange(cluster, bytes))
  }

  /** A new connection must find a clean session: no transaction, prepared statement or lock of the one before. */
  async function startOver() {
    awaitsStartUp = true
    if (cluster.isInTransaction()) await cluster.exec('rollback')
    await cluster.exec('discard all')
  }

  async function handle(message: ToWorker) {
    if (message instanceof Uint8Array) return say(await answer(message))
    if (message.command === 'new-connection') return startOver()
    await cluster.close()
    process.exit(0)
  }

  let last = Promise.resolve()
  parentPort?.on('message', (message: ToWorker) => {
    last = last.then(() => handle(message)).catch(fail)
  })
  say({ state: 'ready' })
}

function fail(error: unknown) {
  const reason = error instanceof Error ? error.message : String(error)
  say({ state: 'failed', reason, ...(error instanceof EmbeddedFailure && { code: error.code }) })
  process.exit(1)
}

waitForFarAlarms()
open(workerData as WorkerStart)
  .then(serve)
  .catch(fail)
