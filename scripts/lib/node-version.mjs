/** The oldest Node that the tools and libraries of the lock file run on (vite 8 sets it). */
const OLDEST = /** @type {const} */ ([20, 19])

/**
 * Ends the process with one sentence when this Node is too old. Uses only what an old Node understands, because it
 * runs before anything else does.
 */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(`Ribbonry needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}
