import { and, eq, sql } from 'drizzle-orm'
import type { Db, DbOrTx } from '#server/db/connection.ts'
import { jobs, users } from '#server/db/schema.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** A server that was off for a night or a day is normal. */
const USUAL_MS = dayMs
/** Late is better than never: after a gap of up to this long, reminders are sent at once. */
const LATE_MS = 60 * dayMs
/** After this long, the same clock is trusted. */
const AGREED_MS = 6 * hourMs
/** How often the time is recorded, and how often it's read. */
const NOTE_MS = hourMs
const READ_MS = minuteMs
/** By how much the clocks of several processes may differ. */
const SKEW_MS = hourMs

const KEY = 'clock'

interface Notes {
  /** The newest time that was trusted. */
  believedAt: Date
  /** What the clock said when it first differed this much. */
  doubtedAt: Date | null
}

export interface ClockVerdict {
  /** Whether to trust this clock for ending sessions and sending reminders. */
  isBelieved: boolean
  /** Whether to trust this clock for deleting expired rows. */
  mayPurge: boolean
  /** The time that session ends are compared with. */
  sessionTime: Date
}

/**
 * Keeps a wrong clock from deleting guests, signing everyone out and mailing next year's reminders: each reading is
 * compared with the newest time recorded in the database. One far from it is trusted once the clock still says so six
 * hours later. A clock that was set back does no harm, so then only deleting waits.
 */
export interface ClockGuard {
  judge(now: Date): Promise<ClockVerdict>
}

export function createClockGuard(db: Db, log: { warn(message: string): void }): ClockGuard {
  let known: { notes: Notes; readAt: Date } | undefined
  return {
    async judge(now) {
      const isRecent = known !== undefined && Math.abs(now.getTime() - known.readAt.getTime()) < READ_MS
      if (known === undefined || !isRecent || known.notes.doubtedAt !== null) {
        known = { notes: await compare(db, now, log), readAt: now }
      }
      return verdictOn(known.notes, now)
    },
  }
}

/** Until when reminders wait because the clock is in doubt; null when it is not. */
export async function clockDoubtedUntil(db: DbOrTx): Promise<Date | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.dedupeKey, KEY))
  const notes = row && notesOf(row)
  if (!notes?.doubtedAt || verdictOn(notes, notes.doubtedAt).isBelieved) return null
  return new Date(notes.doubtedAt.getTime() + AGREED_MS)
}

export function verdictOn({ believedAt, doubtedAt }: Notes, now: Date): ClockVerdict {
  const isBelieved = now.getTime() - believedAt.getTime() <= LATE_MS
  return { isBelieved, mayPurge: isBelieved && doubtedAt === null, sessionTime: isBelieved ? now : believedAt }
}

/** What is recorded after a reading. */
export function noteReading(notes: Notes, now: Date): Notes {
  const ahead = now.getTime() - notes.believedAt.getTime()
  const believed = { believedAt: now, doubtedAt: null }
  if (Math.abs(ahead) <= USUAL_MS) return ahead >= NOTE_MS ? believed : { ...notes, doubtedAt: null }
  const doubtedFor = notes.doubtedAt === null ? -Infinity : now.getTime() - notes.doubtedAt.getTime()
  if (doubtedFor >= AGREED_MS && doubtedFor <= LATE_MS) return believed
  return doubtedFor >= -SKEW_MS && doubtedFor < AGREED_MS ? notes : { ...notes, doubtedAt: now }
}

async function compare(db: Db, now: Date, log: { warn(message: string): void }): Promise<Notes> {
  const before = await readNotes(db, now)
  const after = noteReading(before, now)
  const isSame = +after.believedAt === +before.believedAt && +(after.doubtedAt ?? 0) === +(before.doubtedAt ?? 0)
  if (isSame) return before
  const written = await db
    .update(jobs)
    .set({ runAt: after.believedAt, payload: { doubtedAt: after.doubtedAt?.toISOString() } })
    // Of several processes, one records it and warns.
    .where(
      and(
        eq(jobs.dedupeKey, KEY),
        eq(jobs.runAt, before.believedAt),
        sql`${jobs.payload} ->> 'doubtedAt' is not distinct from ${before.doubtedAt?.toISOString() ?? null}`,
      ),
    )
    .returning({ id: jobs.id })
  if (written.length > 0 && after.doubtedAt !== null && !verdictOn(after, now).isBelieved) warnOperator(log, after, now)
  return after
}

async function readNotes(db: Db, now: Date): Promise<Notes> {
  const [row] = await db.select().from(jobs).where(eq(jobs.dedupeKey, KEY))
  if (row) return notesOf(row)
  const believedAt = (await newestTrace(db)) ?? now
  await db
    .insert(jobs)
    // Never marked done, so that the cleanup leaves it.
    .values({ kind: KEY, dedupeKey: KEY, runAt: believedAt })
    .onConflictDoNothing({ target: jobs.dedupeKey })
  return { believedAt, doubtedAt: null }
}

/** For a database that an older version used: when a finished job began, or anyone was last seen. */
async function newestTrace(db: Db): Promise<Date | undefined> {
  const [{ newest } = { newest: null }] = await db
    .select({
      newest: sql<
        string | null
      >`greatest(max(${jobs.runAt}) filter (where ${jobs.doneAt} is not null), (select max(${users.lastSeenAt}) from ${users}))`,
    })
    .from(jobs)
  return newest === null ? undefined : new Date(newest)
}

function notesOf({ runAt, payload }: typeof jobs.$inferSelect): Notes {
  const { doubtedAt } = payload
  return { believedAt: runAt, doubtedAt: typeof doubtedAt === 'string' ? new Date(doubtedAt) : null }
}

function warnOperator(log: { warn(message: string): void }, { believedAt }: Notes, now: Date): void {
  const days = Math.round((now.getTime() - believedAt.getTime()) / dayMs)
  log.warn(
    `The clock says ${now.toISOString()}, ${days} days after anything last happened here. If that is wrong, set the ` +
      'clock. Until it has said so for six hours, no reminder leaves, nobody is signed out, and nothing is deleted.',
  )
}
