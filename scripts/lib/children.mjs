import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

/** What ends each program that runs. @type {Set<() => void>} */
const running = new Set()
process.once('exit', () => {
  for (const end of running) end()
})

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean, isShown?: boolean, signal?: AbortSignal }} [options]
 *   `isShown` prints its output as it comes, `signal` ends it
 * @returns {Promise<{ code: number | null, output: string }>} with `code` null when it was killed or could not be started
 */
export function run(command, args, { env = process.env, shell = false, isShown = false, signal } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that a runner's own children end with it.
    const child = spawn(command, args, { cwd: root, env, shell, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const end = () => killGroup(child)
    running.add(end)
    signal?.addEventListener('abort', end)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk.toString()
        if (isShown) process.stdout.write(chunk)
      })
    }
    const finish = (/** @type {number | null} */ code) => {
      running.delete(end)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += `${error.message}\n`
      finish(null)
    })
    child.once('close', finish)
  })
}

/**
 * Runs `work`; Ctrl-C or SIGTERM ends this process with the code that a shell expects, and so what it started. Afterwards the
 * signals have their default effect again.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
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

/**
 * Killed, not asked: what these programs leave half-done is thrown away by the next run.
 * @param {import('node:child_process').ChildProcess} child
 */
function killGroup(child) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill()
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It ended by itself in this moment.
  }
}
