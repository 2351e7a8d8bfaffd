import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { isDamage } from '../damage.ts'
import type { DurableFileSystem } from './durable-file-system.ts'
import { cannotOpen, listenForReason } from './failure.ts'

/**
 * Opens an existing cluster so that a commit is on the disk before it is acknowledged.
 * @param onPanic called when PostgreSQL gives up later on, which no query reports
 * @throws {EmbeddedFailure} when PostgreSQL does not open it
 * @throws if the start-up self-test finds that fsync does not reach our hook
 */
export async function openDurable(
  fileSystem: DurableFileSystem,
  startParams = DURABLE_START,
  onPanic?: (reason: string) => void,
): Promise<PGlite> {
  let isOpen = false
  const listener = listenForReason((reason) => {
    if (isOpen) onPanic?.(reason)
  })
  const cluster = await PGlite.create({
    fs: fileSystem,
    startParams,
    extensions: { pg_trgm },
    onStderr(line) {
      listener.hear(line)
      return false
    },
  }).catch((error: unknown) => {
    const reason = listener.reason() ?? (isDamage(error) ? String(error) : undefined)
    throw reason === undefined ? error : cannotOpen(fileSystem.directory, reason)
  })
  isOpen = true
  try {
    await proveFsync(cluster, fileSystem)
  } catch (error) {
    await cluster.close()
    throw error
  }
  return cluster
}

/** How the embedded PostgreSQL is started. */
export const DURABLE_START = [
  // -F is PostgreSQL's own "never fsync", and PGlite's default.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // fdatasync and the open_* methods do not reach the disk in PGlite (strace: 0 calls); fsync does (79 in 10 commits).
  ...setting('wal_sync_method', 'fsync'),
  // 200 MB resident instead of 300 MB with PostgreSQL's own 128 MB.
  ...setting('shared_buffers', '32MB'),
  ...setting('max_wal_size', '256MB'),
  ...setting('min_wal_size', '32MB'),
  // A scan begins at the table's beginning, so that the first few rows of a search are the same ones every time.
  ...setting('synchronize_seqscans', 'off'),
]

function setting(name: string, value: string): string[] {
  return ['-c', `${name}=${value}`]
}

/** A commit flushes the log, a checkpoint the files: each must have come through our hook, or an upgrade broke it. */
async function proveFsync(cluster: PGlite, fileSystem: DurableFileSystem) {
  const atStart = fileSystem.syncs
  await cluster.query("select pg_logical_emit_message(true, 'fsync-self-test', '')")
  const afterCommit = fileSystem.syncs
  await cluster.exec('checkpoint')
  const afterCheckpoint = fileSystem.syncs
  if (afterCommit > atStart && afterCheckpoint > afterCommit) return
  throw new Error(
    'The embedded database does not reach the disk (fsync self-test failed): a power cut would lose data.',
  )
}
