import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'

export interface Server {
  name: string
  origin: string
  pid: number
  /** Milliseconds from the start of the process to its first answer. */
  startMs: number
  stop(): Promise<void>
}

/** Starts a server that prints a line with its port, and waits for its first answer. */
export async function startServer(
  name: string,
  args: string[],
  environment: Record<string, string>,
  ping: string,
): Promise<Server> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await portPrintedBy(child)
  const origin = `http://127.0.0.1:${port}`
  for (;;) {
    const answer = await fetch(origin + ping).catch(() => undefined)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return {
    name,
    origin,
    pid: child.pid ?? 0,
    startMs: performance.now() - began,
    async stop() {
      if (child.exitCode !== null) return
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** CPU the process has used, user and system, in milliseconds (Linux counts in ticks of 10 ms). */
export function cpuMs(pid: number): number {
  const { own } = ticksOf(pid)
  return own * MS_PER_TICK
}

/** The same of a process with all its children, those that ended included: of PostgreSQL with its connections. */
export function familyCpuMs(pid: number): number {
  const { own, ended } = ticksOf(pid)
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return (own + ended) * MS_PER_TICK + children.reduce((sum, child) => sum + cpuMsOrGone(child), 0)
}

/** PostgreSQL ends some of its processes whenever it likes, perhaps after they were listed. */
function cpuMsOrGone(pid: number): number {
  try {
    return cpuMs(pid)
  } catch {
    return 0
  }
}

const MS_PER_TICK = 10

function ticksOf(pid: number) {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = afterName.split(' ').map(Number)
  const sum = (from: number) => (fields[from] ?? 0) + (fields[from + 1] ?? 0)
  return { own: sum(11), ended: sum(13) }
}

/** Resident memory in MiB. */
export function residentMiB(pid: number): number {
  const [, kib = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1024
}

/** The most resident memory of a process since `forgetPeak`, in MB: all threads, and the pages of its own files. */
export function peakMB(pid: number): number {
  const [, kib = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return (Number(kib) * 1024) / 1e6
}

export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

function portPrintedBy(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const port = /(?:listening on |localhost:|127\.0\.0\.1:)(\d+)/.exec(said)?.[1]
      if (port) resolve(port)
    })
    child.once('exit', (code) => reject(new Error(`the server ended (${code}) before it listened: ${said}`)))
  })
}
