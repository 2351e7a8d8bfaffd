import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'

// What one run of the tests leaves behind is taken away after it: workers end with their databases open.

/** Folder of this run's databases; without a run (a script) the system's. */
export const testFolder = () => process.env.RIBBONRY_TEST_FOLDER ?? os.tmpdir()

/** What the names of this run's databases on a server begin with. */
export const testPrefix = () => `ribbonry_test_${process.env.RIBBONRY_TEST_RUN ?? ''}_`

/** Vitest's globalSetup: what it returns is called after the last test. */
export function setup(): () => Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-tests-'))
  process.env.RIBBONRY_TEST_FOLDER = folder
  process.env.RIBBONRY_TEST_RUN = randomUUID().slice(0, 8)
  return async () => {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    const url = process.env.TEST_DATABASE_URL || undefined
    if (url !== undefined) await onServer(url, dropOurs)
  }
}

async function dropOurs(client: pg.Client) {
  const ours = 'select datname from pg_database where starts_with(datname, $1)'
  const { rows } = await client.query<{ datname: string }>(ours, [testPrefix()])
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
}

/** Runs `work` on a connection of its own to the server's database in `url`. */
export async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
