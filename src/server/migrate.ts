// npm run db:migrate: brings the tables up to date. `npm start` does it by itself; this is for operators who want it done first.
import { migrateDatabase } from './db/migrate.ts'
import { openConfigured } from './db/open-configured.ts'
import { orExplain, say, stderrLog } from './program.ts'
import { parseSettings } from './settings.ts'

await orExplain(async () => {
  const database = await openConfigured(parseSettings(process.env), stderrLog)
  try {
    await migrateDatabase(database)
    say('The tables are up to date.')
  } finally {
    await database.close()
  }
})
