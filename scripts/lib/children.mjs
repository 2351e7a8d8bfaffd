import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a program to its end and keeps what it printed. Until then a signal to this process, such as Ctrl-C, kills both, and
 * what the program has started: what is half-done, the next run throws away.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { isShown?: boolean, timeoutMs?: number }} [options]
 *   `isShown` prints its output as it comes
 * @returns {Promise<{ code: number | null, output: string }>} with `code` null when it was killed or could not be started
 */
export function run(command, args, { isShown = false, timeoutMs, ...options } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that a runner's own children end with it.
    const child = spawn(command, args, { cwd: root, ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const kill = () => child.pid && process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL')
    const stop = (/** @type {NodeJS.Signals} */ signal) => process.exit(128 + constants.signals[signal])
    const timer = timeoutMs && setTimeout(kill, timeoutMs)
    process.prependOnceListener('exit', kill)
    for (const signal of signals) process.once(signal, stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text
        if (isShown) process.stdout.write(text)
      })
    child.once('error', (error) => (output += `${error.message}\n`))
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('exit', kill)
      for (const signal of signals) process.off(signal, stop)
      resolve({ code: child.pid ? code : null, output })
    })
  })
}
