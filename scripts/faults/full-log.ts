import fs from 'node:fs'
import path from 'node:path'
import { openDatabase } from '#server/db/connection.ts'
import { DISK_FULL } from '#server/db/embedded/failure.ts'
import { freshTemplate } from '#server/db/embedded/template.ts'
import { onDisk, whyNoDisk } from './disk.ts'
import { fill } from './full-disk.ts'
import type { Scenario } from './scenario.ts'

const TRIES = 5

/** No room for the next file of the write-ahead log: PostgreSQL stops, and is opened again until there is some. */
export const fullLog: Scenario = {
  name: 'full-log',
  async run(report) {
    const obstacle = whyNoDisk()
    if (obstacle !== undefined) return report.skipped(obstacle)

    await onDisk(100, async (disk) => {
      const log = { info() {}, warn() {}, error() {} }
      const dataDir = path.join(disk, 'data')
      const database = await openDatabase({ dataDir, template: await freshTemplate(), log })
      const { pool } = database
      await pool.query('create table gifts (id int primary key, title text)')
      await pool.query("insert into gifts select i, 'a kite' from generate_series(1, 100) i")
      fill(disk)

      let saved = 'a kite'
      const codes: string[] = []
      for (let i = 0; i < TRIES; i++) {
        const title = `kite ${i}`
        const failure = await pool.query('update gifts set title = $1 where id = 1', [title]).then(
          () => void (saved = title),
          (error: Error & { code?: string }) => error.code ?? error.message,
        )
        if (failure !== undefined) codes.push(failure)
        // The next change needs a file that there is no room for.
        else await pool.query('select pg_switch_wal()')
      }
      const isPlain = codes.length > 0 && codes.every((code) => code === DISK_FULL)
      report.held(
        isPlain,
        `${codes.length} of ${TRIES} changes failed, each because the disk is full: ${codes.join(', ')}`,
      )

      fs.rmSync(path.join(disk, 'ballast'))
      const { rows } = await pool.query<{ title: string }>('select title from gifts where id = 1')
      report.held(
        rows[0]?.title === saved,
        `with room again: '${rows[0]?.title}', and '${saved}' was acknowledged last`,
      )
      const { rowCount } = await pool.query('select 1 from gifts')
      report.held(rowCount === 100, `${100 - (rowCount ?? 0)} of 100 rows lost`)
      await pool.query("update gifts set title = 'a kettle'")
      report.held(true, 'changes are saved again')
      await database.close()
    })
  },
}
