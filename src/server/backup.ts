// npm run backup [-- FILE [--replace]]: saves everything in the database, as of one moment, into FILE (by default into
// DATA_DIR/backups), even while Ribbonry runs. The backup is read back and verified before it gets its final name.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from './clock.ts'
import { askForDump } from './db/backup/control.ts'
import { orExplain, stderrLog } from './program.ts'
import { BackupError } from './db/backup/format.ts'
import { dumpInto, keepBackup, refuseToOverwrite, refuseUnwritable } from './db/backup/write-backup.ts'
import { openConfigured } from './db/open-configured.ts'
import { parseSettings, type Settings } from './settings.ts'

await orExplain(async () => {
  const settings = parseSettings(process.env)
  const now = systemClock.now()
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true })
  if (positionals.length > 1) throw new BackupError('Name one file: npm run backup -- FILE [--replace]')
  const file = path.resolve(positionals[0] ?? path.join(settings.dataDir, 'backups', fileName(now)))
  if (!values.replace) refuseToOverwrite(file)
  refuseUnwritable(file)
  const { sums } = await keepBackup(file, (draft) => take(settings, draft, now))
  const rows = sums.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Saved ${rows} rows of ${sums.length} tables in ${file}, verified.\n`)
})

/** By the running server if there is one, otherwise with the database opened here. */
async function take(settings: Settings, draft: string, now: Date) {
  if (settings.databaseUrl === undefined && (await askForDump(settings.dataDir, draft))) return
  const database = await openConfigured(settings, stderrLog)
  try {
    await dumpInto(draft, database, now)
  } finally {
    await database.close()
  }
}

/** ribbonry-20261121T150000Z.jsonl.gz */
function fileName(now: Date): string {
  return `ribbonry-${now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.jsonl.gz`
}
