import { spawn } from 'node:child_process'
import { inRoot } from '../lib/paths.mjs'
import { succeeds } from './family.ts'

export interface Ended {
  /** Null when it was killed. */
  code: number | null
  said: string
}

export interface Running {
  ended: Promise<Ended>
  /** Everything it has printed so far. */
  said(): string
  /** SIGKILL to it and all that it has started. */
  kill(): void
}

/** Runs one program of the server's build ('main', 'migrate', 'backup', 'restore') as an operator does. */
export function runProgram(name: string, args: string[], settings: Record<string, string>): Running {
  return run(process.execPath, [inRoot('dist/server', `${name}.js`), ...args], settings)
}

export function run(command: string, args: string[], settings: Record<string, string>, cwd?: string): Running {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...(cwd === undefined ? {} : { cwd }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    said: () => said,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, said }))),
    kill() {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGKILL')
    },
  }
}

/** Where it answers, once it does; building before that takes minutes. Undefined when it ended instead. */
export async function listeningAt(running: Running): Promise<string | undefined> {
  const address = () => /listening at (http:\/\/[^"\s]+)/.exec(running.said())?.[1]
  let isOver = false
  void running.ended.then(() => (isOver = true))
  await succeeds(async () => isOver || address() !== undefined, 600_000)
  return address()
}
