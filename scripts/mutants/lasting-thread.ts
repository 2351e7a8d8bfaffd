import { ThreadsPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node'

/** Each run leaves listeners behind in the thread, which hear what is said to all later ones. */
const MOST_RUNS = 50

/**
 * One run in a thread that serves one after another. To start a thread and load Vitest, zod and fast-check in it takes longer
 * than the tests of most mutants. setup.ts loads the modules of the domain again, so that no mutant leaves anything behind.
 */
class Run implements PoolWorker {
  readonly name = 'threads'
  private readonly thread: ThreadsPoolWorker
  private readonly number: number
  private listeners: { event: string; callback: (arg: unknown) => void }[] = []

  /** @param number counts the runs of the thread from 1 */
  constructor(thread: ThreadsPoolWorker, number: number) {
    this.thread = thread
    this.number = number
  }

  async start(): Promise<void> {
    if (this.number === 1) await this.thread.start()
  }

  on(event: string, callback: (arg: unknown) => void): void {
    this.listeners.push({ event, callback })
    this.thread.on(event, callback)
  }

  off(event: string, callback: (arg: unknown) => void): void {
    this.thread.off(event, callback)
  }

  deserialize(data: unknown): unknown {
    return this.thread.deserialize(data)
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop' || this.isLast()) return this.thread.send(message)
    // The next run may begin before `stop` is called, and what the thread says then isn't for this one.
    for (const { event, callback } of this.listeners) this.off(event, callback)
    const stopped = { type: 'stopped', __vitest_worker_response__: true }
    for (const { event, callback } of this.listeners) if (event === 'message') callback(stopped)
  }

  async stop(): Promise<void> {
    if (this.isLast()) await this.thread.stop()
  }

  private isLast(): boolean {
    return this.number === MOST_RUNS
  }
}

let [thread, runs]: [ThreadsPoolWorker | undefined, number] = [undefined, 0]

export const lastingThread = {
  name: 'lasting-thread',
  createPoolWorker(options: PoolOptions): PoolWorker {
    if (!thread || runs === MOST_RUNS) [thread, runs] = [new ThreadsPoolWorker(options), 0]
    runs += 1
    return new Run(thread, runs)
  },
}
