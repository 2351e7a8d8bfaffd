// npm run backup [-- FILE]: saves everything in the database, of one moment, into FILE (DATA_DIR/backups/… by itself),
// also while Ribbonry runs. What was written is read back and verified before it takes its name.
import path from 'node:path'
import { systemClock } from './clock.ts'
import { askForDump } from './db/backup/control.ts'
import { orExplain, stderrLog } from './program.ts'
import { dumpInto, keepBackup } from './db/backup/write-backup.ts'
import { openConfigured } from './db/open-configured.ts'
import { parseSettings, type Settings } from './settings.ts'

await orExplain(async () => {
  const settings = parseSettings(process.env)
  const now = systemClock.now()
  const file = path.resolve(process.argv[2] ?? path.join(settings.dataDir, 'backups', fileName(now)))
  const { sums } = await keepBackup(file, (draft) => take(settings, draft, now))
  const rows = sums.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`Saved ${rows} rows of ${sums.length} tables in ${file}, verified.\n`)
})

/** By the running server where there is one, else with the database opened here. */
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
