import { eq } from 'drizzle-orm'
import { jobs } from '#server/db/schema.ts'
import { reportDamage } from '#server/features/admin/commands.ts'
import type { Services } from '#server/services.ts'
import { schedule, type RecurringJob } from './schedule.ts'

export interface JobLog {
  error(details: object, message: string): void
}

export interface Jobs {
  /** Starts nothing new and waits for running work. */
  stop(): Promise<void>
}

/** Runs the schedule in this process until it is stopped. A run that fails is logged; the next slot tries again. */
export function startJobs(services: Services, log: JobLog, recurring: RecurringJob[] = schedule): Jobs {
  const underWay = new Map<RecurringJob, Promise<unknown>>()
  const stopping = new AbortController()
  const runOnce = (job: RecurringJob) => {
    // The last run isn't finished.
    if (underWay.has(job)) return
    const run = runSlot(services, job, stopping.signal)
      .catch(async (error: unknown) => {
        log.error({ err: error, job: job.name }, 'a job failed')
        await reportDamage(services, error, log)
      })
      .finally(() => underWay.delete(job))
    underWay.set(job, run)
  }
  const timers = recurring.map((job) => setInterval(() => runOnce(job), job.everySeconds * 1000))
  for (const job of recurring) runOnce(job)
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      stopping.abort()
      await Promise.all(underWay.values())
    },
  }
}

/**
 * Runs a job for the current time slot. Inserting the slot's row claims it, so one of several processes gets it. Returns
 * whether it ran here.
 */
export async function runSlot(
  services: Services,
  job: RecurringJob,
  stopping: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const { db, clock } = services
  if (job.runBy === 'each') {
    await job.run(services, stopping)
    return true
  }
  const now = clock.now()
  const slot = Math.floor(now.getTime() / (job.everySeconds * 1000))
  const [claimed] = await db
    .insert(jobs)
    .values({ kind: job.name, dedupeKey: `${job.name} ${slot}`, runAt: now, attempts: 1, maxAttempts: 1 })
    .onConflictDoNothing({ target: jobs.dedupeKey })
    .returning({ id: jobs.id })
  if (!claimed) return false
  const finish = (lastError: string | null) =>
    db.update(jobs).set({ doneAt: clock.now(), lastError }).where(eq(jobs.id, claimed.id))
  try {
    await job.run(services, stopping)
  } catch (error) {
    await finish(noteOf(error))
    throw error
  }
  await finish(null)
  return true
}

/** A failed query's message contains its values (drizzle: 'Failed query: …\nparams: …'), and those are private. */
export function noteOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return (message.split('\nparams: ', 1)[0] ?? '').slice(0, 500)
}
