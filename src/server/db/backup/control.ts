import crypto from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '#server/clock.ts'
import type { Database } from '../connection.ts'
import type { DatabaseLog } from '../embedded/log.ts'
import { BackupError } from './format.ts'
import { dumpInto } from './write-backup.ts'

export interface Control {
  close(): Promise<void>
}

/**
 * Lets `npm run backup` ask the running server for a dump: the embedded database's directory is locked, so no other
 * process can read it. A socket in the data directory, open to its owner only. On a PostgreSQL server it is not needed
 * and nothing is opened.
 */
export async function serveControl(
  database: Database,
  dataDir: string,
  clock: Clock,
  log: DatabaseLog,
): Promise<Control> {
  const address = controlSocket(dataDir)
  if (database.kind === 'postgres' || address === undefined) {
    if (address === undefined) log.warn(`${tooLong(dataDir)} No backup can be taken while this server runs.`)
    return { close: () => Promise.resolve() }
  }

  // The directory is ours by its lock: files in it were left by a server that crashed.
  removeLeftovers(dataDir, address)
  const server = net.createServer((socket) => {
    answer(socket, database, dataDir, clock).catch((error: Error) => {
      log.warn(`A backup was not taken: ${error.message}`)
      socket.destroy()
    })
  })
  server.listen(address)
  await once(server, 'listening')
  fs.chmodSync(address, 0o600)
  return {
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}

/**
 * Asks the server that uses this data directory for a dump.
 * @param file where it is written; must not exist
 * @returns false when no server listens there
 */
export async function askForDump(dataDir: string, file: string): Promise<boolean> {
  const address = controlSocket(dataDir)
  const socket = address === undefined ? undefined : await connect(address)
  if (socket === undefined) return false
  socket.write('backup\n')
  await pipeline(socket, fs.createWriteStream(file, { mode: 0o600, flags: 'wx' }))
  if (fs.statSync(file).size === 0)
    throw new BackupError('The running server could not take the backup; its log says why.')
  return true
}

/** A path of a Unix socket has at most 107 bytes on Linux and 103 on macOS (unix(7), unix(4)). */
const LONGEST = 103

function controlSocket(dataDir: string): string | undefined {
  const address = path.join(path.resolve(dataDir), 'control.sock')
  return Buffer.byteLength(address) > LONGEST ? undefined : address
}

const tooLong = (dataDir: string) => `The path of the data directory (${dataDir}) is too long for a socket.`

function removeLeftovers(dataDir: string, address: string) {
  fs.rmSync(address, { force: true })
  for (const name of fs.readdirSync(dataDir)) {
    if (name.startsWith(DRAFT)) fs.rmSync(path.join(dataDir, name), { force: true })
  }
}

const DRAFT = 'backup-being-sent-'

/** The dump goes to a file first: a reader that dawdles must not keep the database waiting. */
async function answer(socket: net.Socket, database: Database, dataDir: string, clock: Clock) {
  const [request] = (await once(socket, 'data')) as [Buffer]
  if (request.toString() !== 'backup\n') return void socket.destroy()
  const draft = path.join(dataDir, `${DRAFT}${crypto.randomUUID()}`)
  try {
    await dumpInto(draft, database, clock.now())
    await pipeline(fs.createReadStream(draft), socket)
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

async function connect(address: string): Promise<net.Socket | undefined> {
  const socket = net.connect(address)
  try {
    await once(socket, 'connect')
    return socket
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return undefined
    throw error
  }
}
