import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { root } from './paths.mjs'

/**
 * Runs a program to its end and keeps what it printed. It ends with this process, and so does what it started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, isShown?: boolean, timeoutMs?: number, givesWay?: boolean }} [options]
 *   `isShown` prints its output as it comes; `givesWay` lets other processes go first, where the machine has too few cores
 * @returns {Promise<{ code: number | null, output: string }>} with `code` null when it was killed or could not be started
 */
export function run(command, args, { env = process.env, shell = false, isShown = false, timeoutMs, givesWay } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that a runner's own children end with it. Killed: what is half-done, the next run throws away.
    const child = spawn(command, args, { cwd: root, env, shell, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const kill = () =>
      child.pid !== undefined && process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
    const timer = timeoutMs && setTimeout(kill, timeoutMs)
    process.prependOnceListener('exit', kill)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk.toString()
        if (isShown) process.stdout.write(chunk)
      })
    }
    child.once('error', (error) => (output += `${error.message}\n`))
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('exit', kill)
      resolve({ code: child.pid === undefined ? null : code, output })
    })
  })
}

/**
 * Runs `work`; Ctrl-C or SIGTERM ends this process with the code that a shell expects, and so what it started. Afterwards the
 * signals have their default effect again.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function interruptible(work) {
  const stop = (/** @type {NodeJS.Signals} */ signal) => process.exit(128 + constants.signals[signal])
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, stop)
  try {
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}
