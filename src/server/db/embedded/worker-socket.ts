import { Duplex } from 'node:stream'
import { isTerminate } from './greeting.ts'
import type { Attached, WorkerHost } from './worker-host.ts'

/** What `pg` takes for a network socket: its bytes go to the database worker and back. */
export class WorkerSocket extends Duplex implements Attached {
  #host: WorkerHost

  constructor(host: WorkerHost) {
    super()
    this.#host = host
  }

  /** Called by `pg` in place of net.Socket's connect. */
  connect(): this {
    this.#host.whenReady().then(
      () => {
        if (this.destroyed) return
        this.#host.attach(this)
        this.emit('connect')
      },
      (error: Error) => this.destroy(error),
    )
    return this
  }

  receive(bytes: Uint8Array) {
    if (bytes.length > 0 && !this.destroyed && !this.writableEnded)
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }

  fail(error: Error) {
    this.destroy(error)
  }

  // A network socket's options, which `pg` sets; there is no network here.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read() {
    // The worker pushes by itself.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    // A client's goodbye is not for the worker, whose one session the next client takes over.
    if (isTerminate(chunk)) this.#host.detach(this)
    // A copy: `pg` reuses its buffer, and transferring hands the memory over.
    else this.#host.send(this, Uint8Array.from(chunk))
    done()
  }

  /** `pg` corks what belongs together (parse, bind, execute, sync): it must reach PGlite in one piece. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#host.send(this, Uint8Array.from(Buffer.concat(chunks.map(({ chunk }) => chunk))))
    done()
  }

  override _final(done: () => void) {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#host.detach(this)
    done(error)
  }
}
