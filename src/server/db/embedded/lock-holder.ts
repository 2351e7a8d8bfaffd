import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'

/** Who holds a lock, written into its file. */
export interface Holder {
  /** Unique per attempt to lock. */
  token: string
  pid: number
  host: string
  /** This start of the machine; a process id from before it means nothing. Empty where it cannot be known. */
  boot: string
  /** The namespace in which `pid` is counted: two containers may share host name and directory. Empty if unknown. */
  namespace: string
  /** When the process started, in clock ticks since boot: tells it from a later one with the same id. Empty if unknown. */
  started: string
}

export function thisProcess(): Holder {
  return {
    token: crypto.randomUUID(),
    pid: process.pid,
    host: os.hostname(),
    boot: orEmpty(() => fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    namespace: orEmpty(() => fs.readlinkSync('/proc/self/ns/pid')),
    started: startOf(process.pid),
  }
}

/** Undefined when the file is missing or not whole. */
export function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

/** 'unknown' when the holder counts its processes elsewhere (another host or container). */
export function lifeOf(holder: Holder): 'alive' | 'dead' | 'unknown' {
  const me = thisProcess()
  const sameHost = holder.host === me.host && holder.namespace === me.namespace
  if (!sameHost) return 'unknown'
  if (holder.boot !== me.boot) return 'dead'
  if (!isRunning(holder.pid) || isZombie(holder.pid)) return 'dead'
  return holder.started === startOf(holder.pid) ? 'alive' : 'dead'
}

/**
 * A process that was killed answers to its id until its parent has asked how it ended. It still counts as alive while one
 * of its threads has not ended: that one may be writing.
 */
function isZombie(pid: number): boolean {
  try {
    const threads = fs.readdirSync(`/proc/${pid}/task`)
    return threads.every((thread) => /^[ZX]$/.test(fieldsOf(`/proc/${pid}/task/${thread}/stat`)[0] ?? ''))
  } catch {
    // There is no /proc here, or a thread ended in this moment.
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of /proc/PID/stat. */
function startOf(pid: number): string {
  return orEmpty(() => fieldsOf(`/proc/${pid}/stat`)[19] ?? '')
}

/** From the third field on, the state: counted behind the command name, which may hold blanks (proc(5)). */
const fieldsOf = (file: string) => fs.readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []

function orEmpty(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
