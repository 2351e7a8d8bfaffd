// One process at a time. Plain JavaScript that needs no package: `npm start` takes a lock before packages are installed.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Who holds a lock, written into its file. `namespace` is where `pid` is counted: two containers may share a host name.
 * `boot` and `started` tell the process from a later one with the same id. All three are empty where there is no /proc.
 * @typedef {{ pid: number, host: string, namespace: string, boot: string, started: string | undefined }} Holder
 */

/** In the file of a lock that was given back. */
const FREE = 'free'

/**
 * Waits until no other process holds the lock of this name, and takes it. On the same machine a dead holder gives way at
 * once, a zombie too; elsewhere (a shared volume) it counts as dead when it hasn't touched its file for `staleMs`.
 *
 * The lock is a file beside `name` with a number, and the highest number counts. It is taken by creating the next number,
 * which exactly one process can do. One that comes late creates a lower number than the highest, sees that, and withdraws.
 * @param {string} name
 * @param {(holder: Holder | undefined, isHere: boolean, waitedMs: number) => void} onBusy called at each try while another
 *   process holds the lock, `isHere` if it runs on this machine; throws to give up
 * @param {{ onLost?: () => void, beatMs?: number, staleMs?: number }} [options] `onLost` is called when it is no longer ours
 * @returns {Promise<() => void>} gives the lock back
 */
export async function lock(name, onBusy, { onLost = () => {}, beatMs = 5_000, staleMs = 20_000 } = {}) {
  fs.mkdirSync(path.dirname(name), { recursive: true, mode: 0o700 })
  for (let waitedMs = 0; ; waitedMs += 100) {
    const last = numbersOf(name).at(-1) ?? 0
    const { isHeld, holder, isHere } = stateOf(fileOf(name, last), staleMs)
    if (isHeld) onBusy(holder, isHere, waitedMs)
    else if (take(name, last + 1)) return keep(name, last + 1, beatMs, onLost)
    await sleep(100)
  }
}

/** @param {number} pid @returns {Holder} what it writes into its file; it hasn't `started` when it is dead */
export const holderOf = (pid) => ({
  pid,
  host: os.hostname(),
  namespace: attempt(() => fs.readlinkSync('/proc/self/ns/pid')) ?? '',
  boot: read('/proc/sys/kernel/random/boot_id').trim(),
  started: startOf(pid),
})

/**
 * In clock ticks since boot. A process that was killed answers to its id until its parent has asked how it ended: such a
 * zombie is dead once it has no other thread, which may still be writing.
 * @param {number} pid
 */
function startOf(pid) {
  // From the third field on: counted behind the command name, which may hold blanks (proc(5)).
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  const [state, threads, started] = [fields[0], fields[17], fields[19]]
  if (state === 'Z' && threads === '1') return undefined
  return started ?? attempt(() => process.kill(pid, 0) && '')
}

/** @param {string} file @param {number} staleMs */
function stateOf(file, staleMs) {
  const text = read(file)
  // None while it is being written, and in one that 0.1 gave back.
  const holder = attempt(() => /** @type {Holder} */ (JSON.parse(text)))
  const now = holderOf(holder?.pid ?? process.pid)
  const isHere = holder?.host === now.host && holder.namespace === now.namespace
  const isRunning = now.started !== undefined && holder?.boot === now.boot && holder.started === now.started
  const silentMs = Date.now() - (fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return { isHeld: text !== FREE && (isHere ? isRunning : silentMs <= staleMs), isHere, holder }
}

/** @param {string} name @param {number} number */
function take(name, number) {
  const file = fileOf(name, number)
  try {
    // Flushed, or a power cut leaves an empty file.
    fs.writeFileSync(file, JSON.stringify(holderOf(process.pid)), { flag: 'wx', mode: 0o600, flush: true })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    fs.rmSync(file, { force: true })
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
  const mine = JSON.stringify(holderOf(process.pid))
  const isMine = () => read(file) === mine && !fs.existsSync(fileOf(name, number + 1))
  const beat = setInterval(() => {
    // Unreachable for this beat: the next one sees whether the lock is still ours.
    if (isMine()) return attempt(() => fs.utimesSync(file, new Date(), new Date()))
    clearInterval(beat)
    onLost()
  }, beatMs).unref()
  return () => {
    clearInterval(beat)
    // On a disk that has turned read-only it stays: the next start sees that its holder is dead.
    if (isMine()) attempt(() => fs.writeFileSync(file, FREE))
  }
}

/** That of 0.1 had no number. @param {string} name @param {number} number */
const fileOf = (name, number) => (number === 0 ? `${name}.lock` : `${name}.lock.${number}`)

/** Of the lock's files, lowest first. @param {string} name */
function numbersOf(name) {
  const start = `${path.basename(name)}.lock`
  const files = fs.readdirSync(path.dirname(name)).filter((file) => file.startsWith(start))
  const numbers = files.map((file) => Number(file.slice(start.length + 1)))
  return numbers.filter((number) => Number.isInteger(number)).sort((a, b) => a - b)
}

/** @param {string} file */
const read = (file) => attempt(() => fs.readFileSync(file, 'utf8')) ?? ''

/** @template T @param {() => T} work @returns {T | undefined} */
function attempt(work) {
  try {
    return work()
  } catch {
    return undefined
  }
}
