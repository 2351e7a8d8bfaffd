import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram } from '../faults/program.ts'
import type { Scenario } from '../faults/scenario.ts'
import { startProduct, type Product } from '../processes/product.ts'
import { newDatabase } from '../processes/database.ts'
import { findPostgres, startPostgres } from '../test/postgres.mjs'
import { guestOf, list, nameOf } from './people.ts'

const CONTACTS = 20

/** From the embedded database to PostgreSQL and back, as docs/operations.md tells operators to. */
export const move: Scenario = {
  name: 'move',
  async run(report) {
    const found = findPostgres()
    if (!found) return report.skipped('PostgreSQL 15 or newer was not found on this machine')
    const postgres = await startPostgres(found.bin, { log_connections: 'off' })
    const folder = mkdtempSync(path.join(tmpdir(), 'ribbonry-move-'))
    const embedded = (name: string) => ({ DATA_DIR: path.join(folder, name), RATE_LIMIT: 'off', LOG_LEVEL: 'info' })
    let product: Product | undefined
    try {
      const database = await newDatabase(postgres.url)
      const onServer = { ...embedded('server'), DATABASE_URL: database.url }
      product = await startProduct(embedded('first'))
      const send = await guestOf(product)
      for (let turn = 0; turn < CONTACTS; turn++)
        await send(product, 'POST', '/contacts', { fullName: nameOf(0, turn), relationship: 'friend' })
      for (const [from, to] of [
        [embedded('first'), onServer],
        [onServer, embedded('back')],
      ] as const) {
        await product.stop()
        const file = path.join(folder, `${'DATABASE_URL' in to ? 'there' : 'back'}.jsonl.gz`)
        const steps = [await runProgram('backup', [file], from).ended, await runProgram('restore', [file], to).ended]
        const failed = steps.find(({ code }) => code !== 0)
        if (failed !== undefined) throw new Error(failed.said)
        product = await startProduct(to)
        const names = await list(send, product)
        report.held(
          new Set(names).size === CONTACTS && names.length === CONTACTS,
          `${'DATABASE_URL' in to ? 'on PostgreSQL' : 'back on the embedded database'} the same session finds its ${names.length} contacts`,
        )
      }
      await product.stop()
      product = undefined
      await database.drop()
    } finally {
      await product?.stop()
      postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
