// npm run db:migrate: brings the tables up to date. `npm start` does it by itself; this is for operators who want it done first.
import { systemClock } from './clock.ts'
import { openConfigured } from './db/open-configured.ts'
import { upgradeDatabase } from './db/backup/upgrade.ts'
import { orExplain, say, stderrLog } from './program.ts'
import { parseSettings } from './settings.ts'

await orExplain(async () => {
  const settings = parseSettings(process.env)
  const database = await openConfigured(settings, stderrLog)
  try {
    await upgradeDatabase(database, { dataDir: settings.dataDir, now: systemClock.now(), say })
    say('The tables are up to date.')
  } finally {
    await database.close()
  }
})
