import { channel } from 'node:diagnostics_channel'
import fs from 'node:fs'
import type { Server } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { importEmbedded } from './catalogue/embedded/import.ts'
import { shopsOf } from './catalogue/shops.ts'
import { systemClock } from './clock.ts'
import { serveControl } from './db/backup/control.ts'
import { makeDataFolder } from './db/data-folder.ts'
import { openConfigured } from './db/open-configured.ts'
import { upgradeDatabase } from './db/backup/upgrade.ts'
import { buildApp } from './http/app.ts'
import type { Services } from './services.ts'
import { createClockGuard } from './jobs/clock-guard.ts'
import { startJobs, type Jobs } from './jobs/runner.ts'
import { createLogger } from './logger.ts'
import { createMailer } from './mail/create-mailer.ts'
import { orExplain, say } from './program.ts'
import { parseSettings, type Settings } from './settings.ts'

const here = path.dirname(fileURLToPath(import.meta.url))
// From the bundle in dist/server or, in development, from src/server.
const isBuilt = path.basename(path.dirname(here)) === 'dist'
const root = path.resolve(here, '../..')

/** What asks the server to stop. */
const signals = ['SIGINT', 'SIGTERM'] as const

await orExplain(start)
// Anything opened before the start failed would keep the process alive.
if (process.exitCode === 1) process.exit()

async function start(): Promise<void> {
  const settings = parseSettings(process.env)
  const clock = systemClock
  const logger = createLogger(settings.logLevel)
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  // The outbox and the database are private: no other user of this machine may read them.
  process.umask(0o077)
  makeDataFolder(settings.dataDir)

  const database = await openConfigured(settings, logger)
  await upgradeDatabase(database, { dataDir: settings.dataDir, now: clock.now(), say })
  await importEmbedded(database, clock.now(), logger)
  const control = await serveControl(database, settings.dataDir, clock, logger)
  const outboxDir = path.join(settings.dataDir, 'outbox')
  const mailer = createMailer({ db: database.db, settings, clock, outboxDir, log: logger })
  const clockGuard = createClockGuard(database.db, logger)
  // Before anything is written by this clock, which would then be compared with itself.
  await clockGuard.judge(clock.now())
  const providers = shopsOf(settings, clock)
  const { db, patiently } = database
  const services: Services = { db, patiently, settings, clock, clockGuard, mailer, providers }
  // Journeys through time take the clock guard out (e2e/support/believed-clock-preload.mjs); in production nothing listens.
  channel('ribbonry.services').publish(services)
  const clientDir = isBuilt ? { clientDir: path.join(root, 'dist/client') } : {}
  const app = await buildApp(services, { version, logger, ...clientDir })
  let jobs: Jobs | undefined

  const { close } = closeWithGrace({ delay: 10_000, logger: false, skip: [...signals] }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'stopping after an unexpected error')
    await jobs?.stop()
    await app.close()
    await mailer.close()
    await control.close()
    await database.close()
  })
  // npm passes a terminal's Ctrl-C on to us, who have it already: the second one must not cut the graceful stop short.
  let isStopping = false
  for (const signal of signals)
    process.on(signal, () => {
      if (!isStopping) close()
      isStopping = true
    })

  if (settings.services.includes('web')) await app.listen({ port: settings.port, host: settings.host })
  const url = settings.appUrl ?? `http://${shownHost(settings.host)}:${portOf(app.server.address(), settings)}`
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

/** With PORT=0 the system chose the port. */
function portOf(listening: ReturnType<Server['address']>, settings: Settings): number {
  return typeof listening === 'object' && listening ? listening.port : settings.port
}

function shownHost(host: string): string {
  return ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
}
