// One process at a time. Plain JavaScript that needs no package: `npm start` takes a lock before packages are installed.
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Who holds a lock, written into its file.
 * @typedef {object} Holder
 * @property {string} token unique per attempt to lock
 * @property {number} pid
 * @property {string} host
 * @property {string} boot this start of the machine; a process id from before it means nothing. Empty if unknown
 * @property {string} namespace in which `pid` is counted: two containers may share host name and folder. Empty if unknown
 * @property {string} started when the process started, in clock ticks since boot: tells it from a later one with the same
 *   id. Empty if unknown
 */

/**
 * @typedef {object} Options
 * @property {(holder: Holder | undefined, isHere: boolean, waitedMs: number) => void} onBusy called at each try while another
 *   process holds the lock, `isHere` if it runs on this machine; throws to give up
 * @property {() => void} [onLost] called when the lock is no longer ours
 * @property {number} [beatMs] how often the holder touches its file
 * @property {number} [staleMs] without a touch for this long, a holder on another host or in another container is dead
 */

/**
 * Waits until no other process holds the lock of this name, and takes it. On the same machine a dead holder gives way at
 * once, a zombie too. A holder on another host or in another container (a shared volume) is judged by its heartbeat.
 *
 * The lock is a file beside `name` with a number, and the highest number counts. Its holder writes who it is; an empty
 * file is free. A lock is taken by linking the next number, which exactly one process can do. Nobody removes or renames a
 * file that might be a living holder's: a process that comes late links a lower number than the highest, sees that, and
 * withdraws.
 * @param {string} name
 * @param {Options} options
 * @returns {Promise<() => void>} gives the lock back
 */
export async function lock(name, { onBusy, onLost = () => {}, beatMs = 5_000, staleMs = 20_000 }) {
  const me = thisProcess()
  const begun = Date.now()
  fs.mkdirSync(path.dirname(name), { recursive: true, mode: 0o700 })
  for (;;) {
    const last = highest(name)
    const state = last ? stateOf(last, staleMs) : 'free'
    if (state === 'free') {
      const number = (last?.number ?? 0) + 1
      if (take(name, number, me)) return keep(name, number, me, beatMs, onLost)
    } else {
      onBusy(holderOf(last?.file), state === 'here', Date.now() - begun)
      await sleep(100)
    }
  }
}

/** Who holds the lock of this name. @param {string} name */
export const lockHolder = (name) => holderOf(highest(name)?.file)

/** @returns {Holder} */
export function thisProcess() {
  return {
    token: randomUUID(),
    pid: process.pid,
    host: os.hostname(),
    boot: orEmpty(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: orEmpty(() => fs.readlinkSync('/proc/self/ns/pid')),
    started: startOf(process.pid),
  }
}

/** The lock's files, lowest number first. 0.1 had one without a number. @param {string} name */
function filesOf(name) {
  const folder = path.dirname(name)
  const prefix = `${path.basename(name)}.lock`
  return fs
    .readdirSync(folder)
    .filter((file) => file.startsWith(prefix) && /^(?:\.\d+)?$/.test(file.slice(prefix.length)))
    .map((file) => ({ file: path.join(folder, file), number: Number(file.slice(prefix.length + 1)) }))
    .sort((a, b) => a.number - b.number)
}

/** @param {string} name */
const highest = (name) => filesOf(name).at(-1)

/**
 * @param {string} name
 * @param {number} number
 * @param {Holder} me
 */
function take(name, number, me) {
  const file = `${name}.lock.${number}`
  if (!create(file, JSON.stringify(me))) return false
  const files = filesOf(name)
  const isHighest = files.at(-1)?.number === number
  for (const one of isHighest ? files.slice(0, -1) : [{ file }]) fs.rmSync(one.file, { force: true })
  return isHighest
}

/**
 * Makes a file unless there is one. link() is atomic and never shows a half-written file, as opening and writing would. A
 * file system without hard links gets the second best.
 * @param {string} file
 * @param {string} content
 */
function create(file, content) {
  // Flushed, or a power cut leaves an empty file.
  const options = /** @type {const} */ ({ flag: 'wx', mode: 0o600, flush: true })
  const draft = `${file}-${randomUUID()}`
  fs.writeFileSync(draft, content, options)
  try {
    fs.linkSync(draft, file)
  } catch (linking) {
    if (codeOf(linking) === 'EEXIST') return false
    try {
      fs.writeFileSync(file, content, options)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false
      throw error
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
  return true
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code

/**
 * @param {string} name
 * @param {number} number
 * @param {Holder} me
 * @param {number} beatMs
 * @param {() => void} onLost
 */
function keep(name, number, me, beatMs, onLost) {
  const file = `${name}.lock.${number}`
  const isMine = () => holderOf(file)?.token === me.token && !fs.existsSync(`${name}.lock.${number + 1}`)
  const beat = setInterval(() => {
    const now = new Date()
    // Gone or unreachable for this beat: the next one sees whether the lock is still ours.
    if (isMine()) return void orEmpty(() => String(fs.utimesSync(file, now, now)))
    clearInterval(beat)
    onLost()
  }, beatMs).unref()
  return () => {
    clearInterval(beat)
    // On a disk that has turned read-only it stays: the next start sees that its holder is dead.
    if (isMine()) orEmpty(() => String(fs.writeFileSync(file, '')))
  }
}

/**
 * @param {{ file: string }} last
 * @param {number} staleMs
 * @returns {'free' | 'here' | 'elsewhere'}
 */
function stateOf({ file }, staleMs) {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  if (!found || found.size === 0) return 'free'
  const holder = holderOf(file)
  const me = thisProcess()
  const isHere = holder?.host === me.host && holder.namespace === me.namespace
  if (!isHere) return Date.now() - found.mtimeMs > staleMs ? 'free' : 'elsewhere'
  const isAlive = holder.boot === me.boot && isRunning(holder.pid) && holder.started === startOf(holder.pid)
  return isAlive ? 'here' : 'free'
}

/** Undefined when the file is missing or not whole. @param {string | undefined} file */
function holderOf(file) {
  try {
    return /** @type {Holder} */ (JSON.parse(fs.readFileSync(file ?? '', 'utf8')))
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return !isZombie(pid)
}

/**
 * A process that was killed answers to its id until its parent has asked how it ended. It still counts as alive while one
 * of its threads has not ended: that one may be writing.
 * @param {number} pid
 */
function isZombie(pid) {
  try {
    const threads = fs.readdirSync(`/proc/${pid}/task`)
    return threads.every((thread) => /^[ZX]$/.test(fieldsOf(`/proc/${pid}/task/${thread}/stat`)[0] ?? ''))
  } catch {
    // There is no /proc here, or a thread ended in this moment.
    return false
  }
}

/** Field 22 of /proc/PID/stat. @param {number} pid */
const startOf = (pid) => orEmpty(() => fieldsOf(`/proc/${pid}/stat`)[19] ?? '')

/** From the third field on, the state: counted behind the command name, which may hold blanks (proc(5)). @param {string} file */
const fieldsOf = (file) => fs.readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []

/** @param {() => string} read */
function orEmpty(read) {
  try {
    return read()
  } catch {
    return ''
  }
}
