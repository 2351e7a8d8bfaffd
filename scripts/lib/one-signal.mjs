/** Two of one signal closer together than this are one act of one person. */
const SAME_ACT_MS = 1_000

/**
 * npm passes a terminal's Ctrl-C on to its script although the terminal sent it there already, so it arrives twice
 * within milliseconds; read as "a second Ctrl-C" it would end a graceful stop half-way. From here on the echo is dropped.
 */
export function dropEchoOfSignals() {
  const emit = /** @type {(...event: unknown[]) => boolean} */ (process.emit.bind(process))
  /** @type {Map<unknown, number>} */
  const last = new Map()
  const emitOnce = (/** @type {unknown[]} */ ...event) => {
    const [name] = event
    if (name !== 'SIGINT' && name !== 'SIGTERM') return emit(...event)
    const now = performance.now()
    const isEcho = now - (last.get(name) ?? -Infinity) < SAME_ACT_MS
    last.set(name, now)
    return isEcho || emit(...event)
  }
  process.emit = /** @type {typeof process.emit} */ (emitOnce)
}
