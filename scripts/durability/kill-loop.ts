import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freshTemplate } from '#server/db/embedded/template.ts'
import { inspect, type Soundness } from './amcheck.ts'
import { acknowledgedIn, type Finding } from './check.ts'

export interface KillLoopResult extends Soundness {
  kills: number
  /** What was found after each kill. */
  findings: Finding[]
}

export interface Load {
  child: ChildProcess
  /** What it found when it opened the database, before it began to write. */
  finding: Finding
}

/**
 * Kills a writing process again and again (kill -9) and holds the database each time against what was acknowledged.
 * @param folder an empty folder, kept for the caller to look at
 * @param writesPerKill acknowledged at least, between a start and its kill
 */
export async function killLoop(folder: string, kills: number, writesPerKill: number): Promise<KillLoopResult> {
  const dataDir = path.join(folder, 'data')
  const file = path.join(folder, 'acknowledged')
  const findings: Finding[] = []
  for (let kill = 0; kill < kills; kill++) {
    const { child, finding } = await startLoad(dataDir, file)
    if (kill > 0) findings.push(finding)
    await untilAcknowledged(file, finding.acknowledged + writesPerKill, child)
    // Not always at the same point of an operation.
    await sleep(Math.random() * 100)
    await killNow(child)
  }
  findings.push(await checkOnly(dataDir, file))
  return { kills, findings, ...(await inspect(dataDir)) }
}

/** Opens the database, holds it against the acknowledged ids and closes it. */
export async function checkOnly(dataDir: string, file: string): Promise<Finding> {
  const { child, finding } = await startLoad(dataDir, file, 'check')
  if (child.exitCode === null) await once(child, 'exit')
  return finding
}

/** Resolves when the load has checked what it found and begins to write. */
export async function startLoad(dataDir: string, file: string, only: 'check' | '' = ''): Promise<Load> {
  const script = fileURLToPath(new URL('./load.ts', import.meta.url))
  // V8 would compile PostgreSQL's WebAssembly twice, the second time for a life longer than this one's.
  const args = ['--liftoff-only', '--import', 'tsx', script, dataDir, file, await freshTemplate(), only]
  const cwd = path.join(import.meta.dirname, '../..')
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of readline.createInterface({ input: child.stdout })) {
    return { child, finding: JSON.parse(line) as Finding }
  }
  throw new Error('the database could not be opened after a kill')
}

export async function untilAcknowledged(file: string, count: number, child: ChildProcess) {
  // Ten digits at most and a line end: reading the whole file each time would slow the writer down.
  while (!fs.existsSync(file) || fs.statSync(file).size < count * 2 || acknowledgedIn(file).length < count) {
    if (child.exitCode !== null) throw new Error('the load ended by itself')
    await sleep(20)
  }
}

export async function killNow(child: ChildProcess) {
  if (child.exitCode !== null) throw new Error('the load ended by itself')
  child.kill('SIGKILL')
  await once(child, 'exit')
}
