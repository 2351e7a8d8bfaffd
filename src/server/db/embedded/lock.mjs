// One process at a time. Plain JavaScript that needs no package: `npm start` takes a lock before packages are installed.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Who holds a lock, written into its file. `namespace` is where `pid` is counted: two containers may share a host name.
 * `boot` and `started` tell the process from a later one with the same id. All three are empty where there is no /proc.
 * @typedef {{ pid: number, host: string, namespace: string, boot: string, started: string }} Holder
 *
 * @typedef {object} Options
 * @property {(holder: Holder | undefined, isHere: boolean, waitedMs: number) => void} onBusy called at each try while another
 *   process holds the lock, `isHere` if it runs on this machine; throws to give up
 * @property {() => void} [onLost] called when the lock is no longer ours
 * @property {number} [beatMs] how often the holder touches its file
 * @property {number} [staleMs] without a touch for this long, a holder on another host or in another container is dead
 */

/**
 * Waits until no other process holds the lock of this name, and takes it. On the same machine a dead holder gives way at
 * once, a zombie too; elsewhere (a shared volume) it is judged by its heartbeat, the time of its file.
 *
 * The lock is a file beside `name` with a number, and the highest number counts. It is taken by creating the next number,
 * which exactly one process can do. Nobody removes or renames a file that might be a living holder's: a process that comes
 * late creates a lower number than the highest, sees that, and withdraws.
 * @param {string} name
 * @param {Options} options
 * @returns {Promise<() => void>} gives the lock back
 */
export async function lock(name, { onBusy, onLost = () => {}, beatMs = 5_000, staleMs = 20_000 }) {
  const begun = Date.now()
  fs.mkdirSync(path.dirname(name), { recursive: true, mode: 0o700 })
  for (;;) {
    const last = numbersOf(name).at(-1)
    const state = last === undefined ? FREE : stateOf(fileOf(name, last), staleMs)
    const next = (last ?? 0) + 1
    if (state.isHeld) onBusy(state.holder, state.isHere, Date.now() - begun)
    else if (take(name, next)) return keep(name, next, beatMs, onLost)
    await sleep(100)
  }
}

/** Who holds the lock of this name. @param {string} name */
export const lockHolder = (name) => stateOf(fileOf(name, numbersOf(name).at(-1) ?? 0), Infinity).holder

/** @returns {Holder} */
export const thisProcess = () => ({
  pid: process.pid,
  host: os.hostname(),
  namespace: attempt(() => fs.readlinkSync('/proc/self/ns/pid')) ?? '',
  boot: attempt(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '',
  started: startOf(process.pid) ?? '',
})

const FREE = { isHeld: false, isHere: false, holder: undefined }

/** 0.1 had a file without a number. @param {string} name @param {number} number */
const fileOf = (name, number) => `${name}.lock${number === 0 ? '' : `.${number}`}`

/** Of the lock's files, lowest first. @param {string} name */
const numbersOf = (name) =>
  fs
    .readdirSync(path.dirname(name))
    .filter((file) => file.startsWith(`${path.basename(name)}.lock`))
    .map((file) => Number(file.slice(path.basename(name).length + '.lock.'.length)))
    .filter((number) => Number.isInteger(number))
    .sort((a, b) => a - b)

/** @param {string} name @param {number} number */
function take(name, number) {
  const file = fileOf(name, number)
  try {
    // Flushed, or a power cut leaves an empty file.
    fs.writeFileSync(file, JSON.stringify(thisProcess()), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    attempt(() => fs.rmSync(file, { force: true }))
    throw error
  }
  const others = numbersOf(name).filter((one) => one !== number)
  const isLate = others.some((one) => one > number)
  for (const one of isLate ? [number] : others) fs.rmSync(fileOf(name, one), { force: true })
  return !isLate
}

/** @param {string} name @param {number} number @param {number} beatMs @param {() => void} onLost */
function keep(name, number, beatMs, onLost) {
  const file = fileOf(name, number)
  const me = JSON.stringify(thisProcess())
  const isMine = () => attempt(() => fs.readFileSync(file, 'utf8')) === me && !fs.existsSync(fileOf(name, number + 1))
  const beat = setInterval(() => {
    const now = new Date()
    // Unreachable for this beat: the next one sees whether the lock is still ours.
    if (isMine()) return attempt(() => fs.utimesSync(file, now, now))
    clearInterval(beat)
    onLost()
  }, beatMs).unref()
  return () => {
    clearInterval(beat)
    // On a disk that has turned read-only it stays: the next start sees that its holder is dead.
    if (isMine()) attempt(() => fs.writeFileSync(file, GIVEN_BACK))
  }
}

/** The content of a file whose holder gave the lock back. */
const GIVEN_BACK = 'free'

/** @param {string} file @param {number} staleMs */
function stateOf(file, staleMs) {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  const text = attempt(() => fs.readFileSync(file, 'utf8'))
  if (!found || text === GIVEN_BACK) return FREE
  // None while it is being written, and in one that 0.1 gave back.
  const holder = attempt(() => /** @type {Holder} */ (JSON.parse(text ?? '')))
  const me = thisProcess()
  const isHere = holder?.host === me.host && holder.namespace === me.namespace
  const isRunning = isHere && holder.boot === me.boot && holder.started === startOf(holder.pid)
  return { isHeld: isHere ? isRunning : Date.now() - found.mtimeMs <= staleMs, isHere, holder }
}

/**
 * When a process started, in clock ticks since boot; undefined when it is dead. One that was killed answers to its id until
 * its parent has asked how it ended: such a zombie is dead once all its threads are, for one of them may still be writing.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return undefined
  }
  const threads = attempt(() => fs.readdirSync(`/proc/${pid}/task`))
  if (threads?.every((thread) => /[ZX]/.test(fieldsOf(`/proc/${pid}/task/${thread}/stat`)[0] ?? ''))) return undefined
  return fieldsOf(`/proc/${pid}/stat`)[19] ?? ''
}

/** From the third field on, the state: counted behind the command name, which may hold blanks (proc(5)). @param {string} file */
const fieldsOf = (file) => attempt(() => fs.readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')) ?? []

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code

/** @template T @param {() => T} work @returns {T | undefined} */
function attempt(work) {
  try {
    return work()
  } catch {
    return undefined
  }
}
