import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { systemClock } from './clock.ts'
import { openDatabase } from './db/connection.ts'
import { migrateDatabase } from './db/migrate.ts'
import { buildApp } from './http/app.ts'
import { startJobs, type Jobs } from './jobs/runner.ts'
import { createMailer } from './mail/create-mailer.ts'
import { parseSettings, SettingsError } from './settings.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
// From the bundle in dist/server or, in development, from src/server.
const isBuilt = path.basename(path.dirname(here)) === 'dist'
const root = path.resolve(here, '../..')

await start().catch((error: unknown) => {
  say(
    error instanceof Error
      ? error instanceof SettingsError
        ? error.message
        : `Ribbonry cannot start: ${error.message}`
      : String(error),
  )
  process.exit(1)
})

async function start(): Promise<void> {
  const settings = parseSettings(process.env)
  const logger = pino({ level: settings.logLevel }, pino.destination(2))
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  fs.mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({
    ...(settings.databaseUrl === undefined ? {} : { url: settings.databaseUrl }),
    dataDir: path.join(settings.dataDir, 'pg'),
    template: path.join(root, 'dist/pg-template.tar.gz'),
    log: logger,
  })
  await migrateDatabase(database)
  const clock = systemClock
  const mailer = createMailer({
    db: database.db,
    settings,
    clock,
    outboxDir: path.join(settings.dataDir, 'outbox'),
    log: logger,
  })
  const services = { db: database.db, settings, clock, mailer }
  let jobs: Jobs | undefined
  const app = await buildApp(services, {
    version,
    logger,
    ...(isBuilt ? { clientDir: path.join(root, 'dist/client') } : {}),
  })
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'stopping after an unexpected error')
    await jobs?.stop()
    await app.close()
    await mailer.close()
    await database.close()
  })
  if (settings.services.includes('web')) await app.listen({ port: settings.port, host: settings.host })
  // With PORT=0 the system chose the port.
  const listening = app.server.address()
  const port = typeof listening === 'object' && listening ? listening.port : settings.port
  const url = settings.appUrl ?? `http://${shownHost(settings.host)}:${port}`
  mailer.listensAt(url)
  if (settings.services.includes('jobs')) jobs = startJobs(services, logger)
  say(settings.services.includes('web') ? `Ribbonry is at ${url}` : 'Ribbonry runs its jobs and serves no pages')
  say(
    database.kind === 'embedded'
      ? `Your data is in ${settings.dataDir}`
      : 'Your data is in the PostgreSQL database of DATABASE_URL',
  )
  say('Stop it with Ctrl-C')
}

function shownHost(host: string): string {
  return host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
