// npm run db:seed [-- --scale 1|10|100] [--replace]: fills a demo account with a family, its friends and their presents,
// so that every screen has something to show; larger scales are for measuring. Stop Ribbonry first when it uses the
// embedded database.
import { parseArgs } from 'node:util'
import { systemClock } from './clock.ts'
import { orExplain, say, stderrLog } from './program.ts'
import { upgradeDatabase } from './db/backup/upgrade.ts'
import { openConfigured } from './db/open-configured.ts'
import { scales } from './db/seed/crowd.ts'
import { DEMO_EMAIL, seedDemo } from './db/seed/seed-demo.ts'
import { hashPassword } from './features/accounts/commands.ts'
import { parseSettings } from './settings.ts'

/** Not a secret: the account holds invented people, and exists only where someone asked for it. */
const DEMO_PASSWORD = 'ribbons-and-bows'

await orExplain(async () => {
  const { values } = parseArgs({
    options: { scale: { type: 'string', default: '1' }, replace: { type: 'boolean', default: false } },
  })
  const scale = scales.find((known) => String(known) === values.scale)
  if (scale === undefined) throw new Error(`--scale is '${values.scale}' but should be ${scales.join(', ')}.`)
  const settings = parseSettings(process.env)
  const database = await openConfigured(settings, stderrLog)
  try {
    await upgradeDatabase(database, { dataDir: settings.dataDir, now: systemClock.now(), say })
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const counts = await seedDemo(database, systemClock, { scale, replace: values.replace, passwordHash })
    process.stdout.write(
      `Added ${counts.contacts} contacts, ${counts.occasions} events and ${counts.gifts} gift ideas.\n` +
        `Sign in as ${DEMO_EMAIL} with the password ${DEMO_PASSWORD}\n`,
    )
  } finally {
    await database.close()
  }
})
