import { and, desc, eq, gt, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { ReminderHealth } from '#domain/reminders/schema.ts'
import type { Db } from '#server/db/connection.ts'
import { emailReminders, jobs, reminders } from '#server/db/schema.ts'
import { clockDoubtedUntil } from '#server/jobs/clock-guard.ts'
import type { Services } from '#server/services.ts'
import { reminderHealthTexts } from '#domain/texts/feedback.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A reminder leaves within a minute of its time; after two something is wrong. */
const OVERDUE_MS = 2 * minuteMs
const RUN = 'reminders last sent'

/** Whether reminders go out, for administrators and monitoring. */
export async function reminderHealth(db: Db, now: Date): Promise<ReminderHealth> {
  const isWaiting = sql`not ${reminders.isSent} and ${reminders.isActive}`
  const overdue = and(isWaiting, lt(reminders.sendAt, new Date(now.getTime() - OVERDUE_MS)))
  const [waiting] = await db
    .select({ count: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${reminders.sendAt})` })
    .from(reminders)
    .where(overdue)
  const [stuck] = await db
    .select({ error: reminders.lastError })
    .from(reminders)
    .where(and(isWaiting, isNotNull(reminders.lastError)))
    .orderBy(desc(reminders.nextAttemptAt))
    .limit(1)
  const since = gt(emailReminders.sentAt, new Date(now.getTime() - dayMs))
  const doubtedUntil = await clockDoubtedUntil(db)
  const [lastRun] = await db.select().from(jobs).where(eq(jobs.dedupeKey, RUN))
  return {
    // By the next try, which is indexed; a failed try is repeated within minutes.
    due: await db.$count(reminders, and(isWaiting, lte(reminders.nextAttemptAt, new Date(now.getTime() + dayMs)))),
    overdue: waiting?.count ?? 0,
    oldest: waiting?.oldest ? new Date(waiting.oldest).toISOString() : null,
    failed: await db.$count(emailReminders, and(eq(emailReminders.status, 'failed'), since)),
    sent: await db.$count(emailReminders, and(eq(emailReminders.status, 'sent'), since)),
    lastRun: lastRun?.runAt.toISOString() ?? null,
    clockDoubtedUntil: doubtedUntil?.toISOString() ?? null,
    lastError: lastRun?.lastError ?? stuck?.error ?? null,
  }
}

const lastRecorded = new WeakMap<Db, number>()

/** Records each run, at most once a minute: an idle server should leave its disk alone. */
export async function recordRun(services: Services, run: () => Promise<void>): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  let failure: unknown
  try {
    await run()
  } catch (error) {
    failure = error
  }
  if (failure !== undefined || Math.abs(now.getTime() - (lastRecorded.get(db) ?? -Infinity)) >= minuteMs) {
    const lastError = failure === undefined ? null : reminderHealthTexts.lastRunFailed
    await db
      .insert(jobs)
      .values({ kind: 'reminders', dedupeKey: RUN, runAt: now, doneAt: now, lastError })
      .onConflictDoUpdate({ target: jobs.dedupeKey, set: { runAt: now, doneAt: now, lastError } })
    lastRecorded.set(db, now.getTime())
  }
  if (failure !== undefined) throw failure
}
