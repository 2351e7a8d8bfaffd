import type { FailureCode } from './failure.ts'

/** What the main thread tells the database worker. Bare bytes are PostgreSQL's wire protocol. */
export type ToWorker = Uint8Array<ArrayBuffer> | { command: 'new-connection' } | { command: 'close' }

/**
 * What the worker answers: one `ready` or `failed` at the start, then exactly one piece of bytes for every
 * piece it was given, in order. The host counts on that.
 */
export type FromWorker =
  | Uint8Array<ArrayBuffer>
  | { state: 'ready' }
  | { state: 'failed'; reason: string; code?: FailureCode }

export interface WorkerStart {
  /** Absolute path of the cluster. */
  directory: string
  /** A tar.gz of a cluster to begin with; without it, or when it is missing, the cluster is made by initdb. */
  template?: string
  /** Whether it was open before: then it is never created again, which would hide that its files are gone. */
  wasOpen?: boolean
}
