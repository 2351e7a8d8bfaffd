// npm run db:reset -- --yes: empties the database, deleting every account with all its data. Take a backup first.
import { parseArgs } from 'node:util'
import { emptyDatabase } from './db/empty-database.ts'
import { migrateDatabase } from './db/migrate.ts'
import { openConfigured } from './db/open-configured.ts'
import { orExplain, say, stderrLog } from './program.ts'
import { parseSettings } from './settings.ts'

await orExplain(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  if (!values.yes)
    throw new Error('This removes every account and everything in it. To do so: npm run db:reset -- --yes')
  const database = await openConfigured(parseSettings(process.env), stderrLog)
  try {
    await emptyDatabase(database)
    await migrateDatabase(database)
    say('The database is empty.')
  } finally {
    await database.close()
  }
})
