import { checkOffers, forgetContent } from '#server/features/gifts/jobs.ts'
import { runFeeds } from '#server/catalogue/feeds/run-feeds.ts'
import { runImports } from '#server/features/imports/jobs.ts'
import { planReminders, recordRun, sendDigests, sendReminders } from '#server/features/reminders/jobs.ts'
import type { Services } from '#server/services.ts'
import { cleanUp } from './clean-up.ts'

export interface RecurringJob {
  name: string
  everySeconds: number
  /**
   * 'one': the first of all processes on the database runs a slot. 'each': every process does, because the work itself is
   * claimed row by row.
   */
  runBy: 'one' | 'each'
  /** `stopping` is aborted when the process stops: a job with a lot left to do leaves it to others. */
  run(services: Services, stopping: AbortSignal): Promise<void>
}

/** While the clock is in doubt, reminders wait. */
const ifBelieved =
  (run: RecurringJob['run']): RecurringJob['run'] =>
  async (services, stopping) => {
    const verdict = await services.clockGuard?.judge(services.clock.now())
    if (verdict?.isBelieved ?? true) await run(services, stopping)
  }

const sendAndRecord: RecurringJob['run'] = (services, stopping) =>
  recordRun(services, () => ifBelieved(sendReminders)(services, stopping))

const cleanUpIfSure: RecurringJob['run'] = async ({ db, clock, clockGuard }) => {
  const now = clock.now()
  const verdict = await clockGuard?.judge(now)
  if (verdict?.mayPurge ?? true) await cleanUp(db, now)
}

/** Every recurring job, on one screen. */
export const schedule: RecurringJob[] = [
  // Requests send their own e-mails at once; this finds those that failed or whose process stopped.
  { name: 'deliver mails', everySeconds: 10, runBy: 'each', run: ({ mailer }) => mailer.deliver() },
  // Short enough together that a reminder leaves within a minute: of its hour, of the change that makes it due, of a
  // start.
  { name: 'plan reminders', everySeconds: 15, runBy: 'each', run: ifBelieved(planReminders) },
  { name: 'send reminders', everySeconds: 10, runBy: 'each', run: sendAndRecord },
  { name: 'send weekly e-mails', everySeconds: 30, runBy: 'each', run: ifBelieved(sendDigests) },
  // Requests start their own at once; this goes on with those of a process that stopped.
  { name: 'run imports', everySeconds: 5, runBy: 'each', run: runImports },
  // Claimed row by row. Most runs find nothing; a price that somebody begins to watch is known within seconds.
  { name: 'look up saved gifts', everySeconds: 15, runBy: 'each', run: ifBelieved(checkOffers) },
  // Well within the hour that is left between a content's end and its day.
  { name: 'forget what shops said', everySeconds: 600, runBy: 'one', run: forgetContent },
  // The same for product feeds, and those whose time has come.
  { name: 'import product feeds', everySeconds: 15, runBy: 'each', run: ifBelieved(runFeeds) },
  { name: 'clean up', everySeconds: 3600, runBy: 'one', run: cleanUpIfSure },
]
