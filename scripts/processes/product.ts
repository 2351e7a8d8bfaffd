// The built product in processes of their own, as an operator runs it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { inRoot } from '../lib/paths.mjs'

export interface Product {
  /** Where it answers; of one that runs jobs only an empty text. */
  address: string
  pid: number
  /** Everything it has printed and logged. */
  said(): string
  /** Asks what was preloaded into it. @returns the answer */
  ask(message: object): Promise<unknown>
  /** SIGTERM. @returns its exit code */
  stop(): Promise<number | null>
  /** SIGKILL: it has no moment left. */
  kill(): Promise<void>
}

/**
 * Starts it and waits until it says that it runs.
 * @param nodeArguments such as `--require` and a file
 * @throws with what it said when it ends instead
 */
export async function startProduct(settings: Record<string, string>, nodeArguments: string[] = []): Promise<Product> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-process-'))
  const child = spawn(process.execPath, [...nodeArguments, inRoot('dist/server/main.js')], {
    // The log says where it listens; what else it says is looked through for secrets.
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'debug', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const ended = once(child, 'exit').finally(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const runs = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        if (said.includes('Stop it with Ctrl-C') && (addressIn(said) !== '' || settings['SERVICES'] === 'jobs'))
          resolve()
      })
    child.once('exit', () => reject(new Error(`The product ended before it ran. It said:\n${said}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
    return child.exitCode
  }
  await runs
  return {
    address: addressIn(said),
    pid: child.pid ?? 0,
    said: () => said,
    async ask(message) {
      const answered = once(child, 'message')
      child.send(message)
      const [answer] = (await answered) as [unknown]
      return answer
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL').then(() => undefined),
  }
}

function addressIn(said: string): string {
  return /listening at (http:\/\/[^"\s]+)/.exec(said)?.[1] ?? ''
}
