import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/shared/errors.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { damageMet } from '#server/features/admin/commands.ts'
import { queuedMails } from '#server/features/admin/queries.ts'
import { reminderHealth } from '#server/features/reminders/queries.ts'
import { sent } from './answers.ts'
import { createRouting } from './routing.ts'
import type { App } from './fastify.ts'
import type { Services } from '#server/services.ts'

/** Seconds that a request may take; the last bucket of Prometheus is always +Inf. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * GET /metrics for Prometheus (text format 0.0.4): this process's own requests, memory and connections, and the
 * database's counts of reminders and e-mails. Listed in docs/operations.md. Numbers only, nothing about users.
 */
export function metricsRoute(app: App, services: Services, version: string): void {
  const { db, settings, clock } = services
  const { answer } = createRouting(app, services)
  const requests = countRequests(app)
  const lag = monitorEventLoopDelay()
  lag.enable()
  app.addHook('onClose', (_app, done) => {
    lag.disable()
    done()
  })

  answer('GET /metrics', async ({ request, reply }) => {
    requireOperator(request, settings.metricsToken)
    const now = clock.now()
    const reminders = await reminderHealth(db, now)
    const mails = await queuedMails(db)
    const pool = db.$client
    const cpu = process.cpuUsage()
    const families = [
      family('ribbonry_info', 'gauge', 'The version that runs.', [[`{version="${version}"}`, 1]]),
      ...requests(),
      family('ribbonry_database_connections', 'gauge', 'Connections to the database.', [
        ['{state="busy"}', pool.totalCount - pool.idleCount],
        ['{state="idle"}', pool.idleCount],
        ['{state="awaited"}', pool.waitingCount],
      ]),
      gauge('ribbonry_reminders_due', 'Reminders due now or within a day.', reminders.due),
      gauge('ribbonry_reminders_overdue', 'Reminders more than two minutes late.', reminders.overdue),
      gauge('ribbonry_reminders_sent_last_day', 'Reminder mails sent in the last 24 hours.', reminders.sent),
      gauge('ribbonry_reminders_failed_last_day', 'Reminder mails given up in the last 24 hours.', reminders.failed),
      gauge(
        'ribbonry_reminders_last_run_timestamp_seconds',
        'When any process last looked for due reminders; 0 is never.',
        reminders.lastRun === null ? 0 : Date.parse(reminders.lastRun) / 1000,
      ),
      gauge(
        'ribbonry_clock_in_doubt',
        '1 while reminders wait because the clock jumped by more than 60 days.',
        reminders.clockDoubtedUntil === null ? 0 : 1,
      ),
      gauge('ribbonry_mails_waiting', 'Other mails that wait for the mail server.', mails.waiting),
      gauge('ribbonry_mails_given_up', 'Other mails that the mail server never took, of a week.', mails.givenUp),
      family('ribbonry_database_damage_total', 'counter', 'Damaged pages met. Restore a backup.', [
        ['', damageMet(db)],
      ]),
      gauge('ribbonry_event_loop_delay_p99_seconds', 'Delay of the event loop since the last scrape.', p99Of(lag)),
      gauge('process_resident_memory_bytes', 'Memory of this process.', process.memoryUsage.rss()),
      family('process_cpu_seconds_total', 'counter', 'Processor time of this process.', [
        ['', (cpu.user + cpu.system) / 1e6],
      ]),
      gauge(
        'process_start_time_seconds',
        'When this process started.',
        Math.round(now.getTime() / 1000 - process.uptime()),
      ),
    ]
    return sent(reply.type('text/plain; version=0.0.4; charset=utf-8').send(`${families.join('\n')}\n`))
  })
}

/**
 * Callers with METRICS_TOKEN; if none is set, programs on this machine that come through no proxy.
 * @throws {AppError} FORBIDDEN
 */
function requireOperator({ headers, socket }: FastifyRequest, token: string | undefined): void {
  const isHere = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  const isDirect = !('x-forwarded-for' in headers || 'forwarded' in headers)
  const given = (headers.authorization ?? '').replace(/^bearer +/i, 'Bearer ')
  const isAllowed = token === undefined ? isHere && isDirect : isSame(given, `Bearer ${token}`)
  if (!isAllowed) throw new AppError('FORBIDDEN', refusalTexts.metricsTokenRequired)
}

/** In constant time, which reveals nothing about how much was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

/** Counts answers under /api from here on. @returns a function that writes the counts */
function countRequests(app: App): () => string[] {
  const statuses = new Map<string, number>()
  const within = BUCKETS.map(() => 0)
  let [count, seconds] = [0, 0]
  app.addHook('onResponse', (_request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    const took = reply.elapsedTime / 1000
    count += 1
    seconds += took
    for (const [index, limit] of BUCKETS.entries()) if (took <= limit) within[index] = (within[index] ?? 0) + 1
    done()
  })
  return () => [
    family(
      'ribbonry_http_requests_total',
      'counter',
      'Requests answered under /api.',
      [...statuses].map(([status, number]) => [`{status="${status}"}`, number]),
    ),
    family('ribbonry_http_request_seconds', 'histogram', 'How long they took.', [
      ...BUCKETS.map((limit, index): Sample => [`_bucket{le="${limit}"}`, within[index] ?? 0]),
      ['_bucket{le="+Inf"}', count],
      ['_sum', seconds],
      ['_count', count],
    ]),
  ]
}

function p99Of(lag: ReturnType<typeof monitorEventLoopDelay>): number {
  const seconds = lag.percentile(99) / 1e9
  lag.reset()
  return seconds
}

/** The part after the name: labels and value. */
type Sample = [suffix: string, value: number]

const gauge = (name: string, help: string, value: number) => family(name, 'gauge', help, [['', value]])

function family(name: string, type: 'gauge' | 'counter' | 'histogram', help: string, samples: Sample[]): string {
  const lines = samples.map(([suffix, value]) => `${name}${suffix} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')
}
