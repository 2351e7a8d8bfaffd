import { ThreadsPoolWorker, type PoolOptions, type WorkerRequest } from 'vitest/node'

/** Each run leaves listeners behind in the thread, which hear what is said to all later ones. */
const MOST_RUNS = 50

/**
 * A thread that serves one run after another. To start one and load Vitest, zod and fast-check in it takes longer than the
 * tests of most mutants. setup.ts loads the modules of the domain again, so that no mutant leaves anything behind.
 */
class LastingThread extends ThreadsPoolWorker {
  private runs = 0
  private listeners: { event: string; callback: (arg: unknown) => void }[] = []

  override async start(): Promise<void> {
    this.runs += 1
    if (this.runs === 1) await super.start()
  }

  override on(event: string, callback: (arg: unknown) => void): void {
    this.listeners.push({ event, callback })
    super.on(event, callback)
  }

  override send(message: WorkerRequest): void {
    if (message.type !== 'stop' || this.isLastRun()) return super.send(message)
    const stopped = { type: 'stopped', __vitest_worker_response__: true }
    for (const { event, callback } of this.listeners) if (event === 'message') callback(stopped)
  }

  override async stop(): Promise<void> {
    for (const { event, callback } of this.listeners) this.off(event, callback)
    this.listeners = []
    if (!this.isLastRun()) return
    this.runs = 0
    await super.stop()
  }

  private isLastRun(): boolean {
    return this.runs === MOST_RUNS
  }
}

let thread: LastingThread | undefined

export const lastingThread = {
  name: 'lasting-thread',
  createPoolWorker: (options: PoolOptions): LastingThread => (thread ??= new LastingThread(options)),
}
