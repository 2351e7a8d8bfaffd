import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ensureCluster } from './cluster.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { DURABLE_START, openDurable } from './open-durable.ts'
import { freshTemplate } from './template.ts'

describe.skipIf(process.env.TEST_DATABASE_URL)('a database that reaches the disk', () => {
  let folder: string
  let directory: string

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ribbonry-durable-'))
    directory = path.join(folder, 'pg')
    await ensureCluster(directory, await freshTemplate())
  })
  afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

  test('flushes each commit before it is acknowledged', async () => {
    const fileSystem = new DurableFileSystem(directory)
    const cluster = await openDurable(fileSystem)
    await cluster.exec('create table gifts (name text)')
    for (const name of ['a kite', 'a kettle', 'a kayak']) {
      const before = fileSystem.syncs
      await cluster.query('insert into gifts values ($1)', [name])
      expect(fileSystem.syncs).toBeGreaterThan(before)
    }
    await cluster.close()
  })

  test('refuses to open when fsync does not come through our hook', async () => {
    class Unhooked extends DurableFileSystem {
      override init(...args: Parameters<NodeFS['init']>) {
        return NodeFS.prototype.init.apply(this, args)
      }
    }
    await expect(openDurable(new Unhooked(directory))).rejects.toThrow('fsync self-test failed')
  })

  test('refuses to open when PostgreSQL is told never to fsync', async () => {
    const opening = openDurable(new DurableFileSystem(directory), [...DURABLE_START, '-F'])
    await expect(opening).rejects.toThrow('fsync self-test failed')
  })
})
