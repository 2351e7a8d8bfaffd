import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './paths.mjs'

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ended */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

/** A program that was asked to end gets this long before it is killed. */
const GRACE_MS = 8_000

/**
 * Runs a program to its end and keeps what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, limitMs?: number, shell?: boolean }} [options] past `limitMs` it is killed
 * @returns {Promise<Ended>} with `code` null when it was killed or could not be started
 */
export function runQuietly(command, args, { env = process.env, limitMs, shell = false } = {}) {
  return new Promise((resolve) => {
    // A group of its own, so that a runner's own children end with it.
    const child = spawn(command, args, { cwd: root, env, shell, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    let output = ''
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const limit =
      limitMs &&
      setTimeout(() => {
        output += `\nStopped after ${Math.round(limitMs / 60_000)} minutes.\n`
        endGroup(child, 'SIGKILL')
      }, limitMs)
    const end = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      clearTimeout(limit || undefined)
      running.delete(child)
      // While this process stops, nothing goes on as if a program had failed.
      if (!stopping) resolve({ code, signal, output })
    }
    child.on('error', (error) => {
      output += `${error.message}\n`
      end(null, null)
    })
    child.on('close', end)
  })
}

/**
 * Runs `work`; Ctrl-C or SIGTERM ends every program that it started, then `tidy` runs, then this process
 * ends with the code a shell expects. Afterwards the signals have their default effect again.
 * @template T
 * @param {() => Promise<T>} work
 * @param {() => void | Promise<void>} [tidy]
 * @returns {Promise<T>}
 */
export async function interruptible(work, tidy = () => {}) {
  const stop = async (/** @type {NodeJS.Signals} */ signal) => {
    // npm passes a terminal's Ctrl-C on although it came here already: the second one says nothing new.
    if (stopping) return
    stopping = true
    for (const child of running) endGroup(child, 'SIGTERM')
    for (const patience = Date.now() + GRACE_MS; running.size > 0 && Date.now() < patience;) await sleep(50)
    for (const child of running) endGroup(child, 'SIGKILL')
    await tidy()
    process.exit(128 + constants.signals[signal])
  }
  const onSignal = (/** @type {NodeJS.Signals} */ signal) => void stop(signal)
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, onSignal)
  try {
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, onSignal)
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It ended by itself in this moment.
  }
}
