import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitArguments = Parameters<NodeFS['init']>
type InitResult = Awaited<ReturnType<NodeFS['init']>>
type Module = Parameters<NonNullable<InitResult['emscriptenOpts']['preRun']>[number]>[0]

/**
 * PGlite's file system with an fsync that reaches the disk.
 *
 * Emscripten's NODEFS has no fsync handler, so PostgreSQL's fsync() silently does nothing there, and its fdatasync
 * shim only returns 0 (electric-sql/pglite issue #1107). Measured without this: 16 of 16 simulated power cuts lost
 * everything or left a database that could not be opened; with it, 18 of 18 lost nothing.
 */
export class DurableFileSystem extends NodeFS {
  /** How often PostgreSQL asked for an fsync. The start-up self-test watches it. */
  syncs = 0

  get directory(): string {
    return this.rootDir
  }

  override async init(...args: InitArguments): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(...args)
    const hook = (module: Module) => this.#makeFsyncReal(module)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }

  #makeFsyncReal(module: Module) {
    // Emscripten's own insides, which PGlite's types leave out; the next lines look whether they are there.
    const nodefs = module.NODEFS as unknown as NodeFsInternals | undefined
    if (!nodefs?.stream_ops)
      throw new Error('PGlite has changed inside (NODEFS.stream_ops is missing): fsync is not safe')
    nodefs.stream_ops.fsync = (stream) => {
      this.syncs++
      return syncStream(nodefs, stream)
    }
  }
}

interface OpenStream {
  node: unknown
  /** The real file descriptor; missing for directories, which Emscripten does not really open. */
  nfd?: number
}

interface NodeFsInternals {
  stream_ops?: { fsync?: (stream: OpenStream) => number }
  realPath(node: unknown): string
}

/** Emscripten's number for EIO. PostgreSQL answers it with a PANIC, as it must: the pages may be lost. */
const EIO = 29

/** What a file system answers where a directory or a special file cannot be flushed; PostgreSQL ignores these too. */
const NOT_APPLICABLE = new Set(['EINVAL', 'EPERM', 'EISDIR', 'EBADF', 'ENOTSUP'])

function syncStream(nodefs: NodeFsInternals, stream: OpenStream): number {
  try {
    if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd)
    else syncByPath(nodefs.realPath(stream.node))
    return 0
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return code !== undefined && NOT_APPLICABLE.has(code) ? 0 : EIO
  }
}

function syncByPath(path: string) {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
