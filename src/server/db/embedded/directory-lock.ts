import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '#server/clock.ts'
import { lifeOf, readHolder, thisProcess, type Holder } from './lock-holder.ts'
import type { DatabaseLog } from './log.ts'

export interface LockTimes {
  /** How often the holder touches its file, milliseconds. */
  beatMs: number
  /** Without a touch for this long a holder on another host or in another container counts as dead, milliseconds. */
  staleMs: number
  /** How long to wait for a holder on this machine, which may be about to end, milliseconds. */
  exitMs: number
}

const USUAL_TIMES: LockTimes = { beatMs: 5_000, staleMs: 20_000, exitMs: 5_000 }

/**
 * Lets one process at a time use a directory, by a file beside it. Two PGlite processes on one directory lose each
 * other's rows without any error (measured: 1,500 of 3,000 acknowledged inserts gone, three times of three).
 *
 * On the same machine a dead holder gives way at once, so a restart right after a crash works, and a living one gets a
 * few seconds to end. A holder on another host or in another container (a shared volume) is judged by its heartbeat. There is no way to force it.
 * @param onLost called with the reason when the lock is no longer ours: stop writing at once
 * @returns what gives the lock back
 * @throws when another process holds it, with a sentence that says which
 */
export async function lockDirectory(
  directory: string,
  onLost: (reason: string) => void,
  log: DatabaseLog,
  times = USUAL_TIMES,
): Promise<() => void> {
  const file = `${directory}.lock`
  const me = thisProcess()
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })

  const start = systemClock.now().getTime()
  const hasWaited = (ms: number) => systemClock.now().getTime() - start > ms
  let waiting = false
  while (!take(file, me)) {
    const holder = readHolder(file) ?? buriedAlive(file)
    if (isDead(file, holder, times)) {
      bury(file, holder, me)
      continue
    }
    const isHere = holder !== undefined && lifeOf(holder) === 'alive'
    const isThisProcess = isHere && holder.pid === me.pid
    const patienceMs = isHere ? times.exitMs : times.staleMs + 10_000
    if (isThisProcess || hasWaited(patienceMs)) throw new Error(inUse(directory, holder))
    if (!waiting) log.warn(`Waiting for ${directory}, which ${describe(holder)} was using.`)
    waiting = true
    await sleep(isHere ? 100 : 500)
  }
  return keep(directory, me, onLost, times)
}

/**
 * Puts our lock file there if none is. link() is atomic and never shows a half-written file, as opening and writing
 * would. A file system without hard links gets the second best.
 */
function take(file: string, me: Holder): boolean {
  const draft = `${file}.${me.token}`
  writeHolder(draft, me)
  try {
    fs.linkSync(draft, file)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EEXIST' || !createWhole(file, me)) return false
  } finally {
    fs.rmSync(draft, { force: true })
  }
  // A contender may hold up another's living lock between its rename and its putting back (see bury): then it is not ours.
  if (buriedAlive(file) === undefined) return true
  release(file, me)
  return false
}

function createWhole(file: string, me: Holder): boolean {
  try {
    writeHolder(file, me)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Flushed, or a power cut leaves an empty file and the next start waits for a heartbeat that never comes. */
function writeHolder(file: string, holder: Holder) {
  fs.writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600, flush: true })
}

function isDead(file: string, holder: Holder | undefined, times: LockTimes): boolean {
  const life = holder ? lifeOf(holder) : 'unknown'
  if (life !== 'unknown') return life === 'dead'
  const touched = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return touched !== undefined && systemClock.now().getTime() - touched > times.staleMs
}

/**
 * Removes a dead holder's file. Of several contenders one wins the rename; one that comes late may have caught the
 * winner's fresh lock instead, and puts it back. Until it is back, its grave keeps everybody else out (see take).
 */
function bury(file: string, dead: Holder | undefined, me: Holder) {
  const grave = `${file}.dead-${me.token}`
  try {
    fs.renameSync(file, grave)
  } catch {
    return
  }
  if (readHolder(grave)?.token !== dead?.token) putBack(grave, file)
  fs.rmSync(grave, { force: true })
}

function putBack(grave: string, file: string) {
  for (;;) {
    try {
      fs.linkSync(grave, file)
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return
    }
    // Another process took the free lock since; it withdraws as soon as it sees the grave.
    const holder = readHolder(grave)
    if (holder === undefined || lifeOf(holder) === 'dead') return
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  }
}

/** A living holder whose file a contender has renamed by mistake and not yet put back. */
function buriedAlive(file: string): Holder | undefined {
  const folder = path.dirname(file)
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return names
    .filter((name) => name.startsWith(`${path.basename(file)}.dead-`))
    .map((name) => readHolder(path.join(folder, name)))
    .find((holder) => holder !== undefined && lifeOf(holder) === 'alive')
}

function keep(directory: string, me: Holder, onLost: (reason: string) => void, times: LockTimes): () => void {
  const file = `${directory}.lock`
  const isMine = () => readHolder(file)?.token === me.token || buriedAlive(file)?.token === me.token
  const beat = setInterval(() => {
    if (isMine()) return touch(file)
    clearInterval(beat)
    onLost(fs.existsSync(directory) ? TAKEN_OVER : gone(directory))
  }, times.beatMs).unref()
  return () => {
    clearInterval(beat)
    release(file, me)
  }
}

function touch(file: string) {
  const now = systemClock.now()
  try {
    fs.utimesSync(file, now, now)
  } catch {
    // Gone or unreachable for this beat: the next one sees whether the lock is still ours.
  }
}

function release(file: string, me: Holder) {
  if (readHolder(file)?.token !== me.token) return
  try {
    fs.rmSync(file, { force: true })
  } catch {
    // On a disk that has turned read-only it stays: the next start sees that its holder is dead.
  }
}

const describe = (holder: Holder | undefined) =>
  holder ? `process ${holder.pid} on ${holder.host}` : 'an unknown process'

const TAKEN_OVER = 'Another process took over the data directory; stopping at once to protect it.'

const gone = (directory: string) =>
  `The database in ${directory} was moved away or deleted; stopping at once. Put it back and start again.`

const inUse = (directory: string, holder: Holder | undefined) =>
  `The data directory ${path.dirname(directory)} is in use by ${describe(holder)}. Stop that one first, or set ` +
  'DATABASE_URL to let several processes share a PostgreSQL server.'
