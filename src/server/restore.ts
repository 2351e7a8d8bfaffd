// npm run restore -- FILE [--replace]: restores a backup into the database, all of it or nothing. Stop Ribbonry first. A
// damaged file is refused before anything is touched, and a database that isn't empty is only overwritten with --replace.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError } from './db/backup/format.ts'
import { readBackup } from './db/backup/read-backup.ts'
import { restoreConfigured } from './db/backup/restore-configured.ts'
import { orExplain, stderrLog } from './program.ts'
import { parseSettings } from './settings.ts'

await orExplain(async () => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0)
    throw new BackupError('Say which file: npm run restore -- FILE [--replace]')
  const file = path.resolve(given)
  // Before the database is even opened, which would create an empty one.
  await readBackup(file)
  const { header, sums } = await restoreConfigured(parseSettings(process.env), file, values.replace, stderrLog)
  const rows = sums.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Restored ${rows} rows of ${sums.length} tables as of ${header.createdAt}, verified.\n`)
})
