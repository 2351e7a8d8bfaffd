import { and, asc, eq, isNull, lte, max, ne, or, sql } from 'drizzle-orm'
import { nextDigest, type PlannedDigest } from '#domain/reminders/digest.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Db } from '#server/db/connection.ts'
import { digests, userPreferences } from '#server/db/schema.ts'
import { linkKey } from '#server/mail/link-key.ts'
import { mailFailureOf } from '#server/mail/mail-failure.ts'
import { digestMail } from '#server/mail/templates/digest.ts'
import { unsubscribeLinks } from '#server/mail/unsubscribe.ts'
import type { Services } from '#server/services.ts'
import { notAfter, remindedUsers } from '../users.ts'
import { digestContent } from './content.ts'

/*
 * The weekly e-mail, exactly once a week and user: domain/reminders/digest.ts says when, and a row of the ledger
 * (`digests`) is claimed by inserting it, so that of several processes one sends. A process killed between sending and
 * recording sends once more after its lease, under the same Message-ID, as with reminders.
 */

/** Users looked at in one go. */
const BATCH = 50
/** Longer than a slow mail server takes for one e-mail. */
const LEASE_MS = 90_000
/** After a failure: half a minute, doubled up to eight minutes. */
const RETRY_MS = 30_000
const MOST_RETRY_MS = 480_000

type Preferences = typeof userPreferences.$inferSelect

/** Sends the weekly e-mails that are due. Any number of processes may run it at once. */
export async function sendDigests(services: Services, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = services
  const seen = new Set<string>()
  for (;;) {
    const due = (await duePreferences(db, clock.now())).filter(({ userId }) => !seen.has(userId))
    for (const preferences of due) {
      if (stopping?.aborted) return
      seen.add(preferences.userId)
      await settleOne(services, preferences)
    }
    if (due.length === 0) return
  }
}

function duePreferences(db: Db, now: Date): Promise<Preferences[]> {
  return db
    .select()
    .from(userPreferences)
    .where(
      and(
        sql`${userPreferences.digestEnabled}`,
        or(isNull(userPreferences.digestNextAt), lte(userPreferences.digestNextAt, now)),
      ),
    )
    .orderBy(sql`${userPreferences.digestNextAt} nulls first`, asc(userPreferences.userId))
    .limit(BATCH)
}

async function settleOne(services: Services, preferences: Preferences): Promise<void> {
  const { db, clock } = services
  const { userId, digestDay: day, digestHour: hour, timeZone } = preferences
  const now = clock.now()
  // An imported account's is as if turned on now.
  const since = notAfter(now, preferences.digestSince ?? now)
  const planOf = async () => nextDigest({ day, hour, timeZone, since }, now, await lastWeekOf(db, userId))
  const planned = await planOf()
  if (planned.sendAt <= now && (await claim(db, userId, planned.week, now))) {
    const outcome = await sendOne(services, preferences, planned)
    if (outcome === 'later') return retryLater(db, userId, planned.week, now)
    await settle(db, userId, planned.week, outcome, now)
  }
  await lookAgainAt(db, preferences, { since, at: (await planOf()).sendAt, now })
}

/** Of the weeks that are settled, the last. */
async function lastWeekOf(db: Db, userId: string): Promise<CalendarDate | null> {
  const [row] = await db
    .select({ week: max(digests.week) })
    .from(digests)
    .where(and(eq(digests.userId, userId), ne(digests.status, 'sending')))
  return row?.week ?? null
}

/** False if another process has it, or has settled it. */
async function claim(db: Db, userId: string, week: CalendarDate, now: Date): Promise<boolean> {
  const lockedUntil = new Date(now.getTime() + LEASE_MS)
  const claimed = await db
    .insert(digests)
    .values({ userId, week, status: 'sending', lockedUntil, attempts: 1 })
    .onConflictDoUpdate({
      target: [digests.userId, digests.week],
      set: { lockedUntil, attempts: sql`${digests.attempts} + 1` },
      setWhere: sql`${digests.status} = 'sending' and ${digests.lockedUntil} <= ${now}`,
    })
    .returning({ week: digests.week })
  return claimed.length > 0
}

type Outcome = 'sent' | 'failed' | 'skipped'

async function sendOne(
  { db, clock, mailer }: Services,
  { userId, budgetVisibility }: Preferences,
  { week, sendAt }: PlannedDigest,
): Promise<Outcome | 'later'> {
  const now = clock.now()
  const user = (await remindedUsers(db, [userId], now)).get(userId)
  const address = user?.preferences.address ?? null
  if (!user || address === null) return 'skipped'
  const content = await digestContent(db, mailer, { user, showsBudgets: budgetVisibility })
  if (!content) return 'skipped'
  const links = unsubscribeLinks(mailer, await linkKey(db, now), { userId, address, kind: 'digest' })
  const mail = digestMail({
    recipientName: user.name,
    ...content,
    link: mailer.link('/dashboard'),
    unsubscribeLink: links.page,
  })
  try {
    await mailer.sendNow({
      ...mail,
      to: address,
      messageId: mailer.messageId(`digest.${week}.${userId}`),
      date: sendAt,
      oneClickUnsubscribe: links.oneClick,
    })
  } catch (error) {
    return mailFailureOf(error).kind === 'refused' ? 'failed' : 'later'
  }
  return 'sent'
}

async function settle(db: Db, userId: string, week: CalendarDate, status: Outcome, now: Date): Promise<void> {
  await db
    .update(digests)
    .set({ status, lockedUntil: null, settledAt: now })
    .where(and(eq(digests.userId, userId), eq(digests.week, week)))
}

async function retryLater(db: Db, userId: string, week: CalendarDate, now: Date): Promise<void> {
  const [row] = await db
    .update(digests)
    .set({ lockedUntil: now })
    .where(and(eq(digests.userId, userId), eq(digests.week, week)))
    .returning({ attempts: digests.attempts })
  const wait = Math.min(MOST_RETRY_MS, RETRY_MS * 2 ** ((row?.attempts ?? 1) - 1))
  await db
    .update(userPreferences)
    .set({ digestNextAt: new Date(now.getTime() + wait) })
    .where(eq(userPreferences.userId, userId))
}

/** Unless the user has changed it meanwhile, or another process still sends it: then it's looked at again soon. */
async function lookAgainAt(
  db: Db,
  { userId, digestNextAt }: Preferences,
  { since, at, now }: { since: Date; at: Date; now: Date },
): Promise<void> {
  const { digestNextAt: next } = userPreferences
  const isUnchanged = digestNextAt === null ? isNull(next) : eq(next, digestNextAt)
  const soon = new Date(now.getTime() + RETRY_MS)
  await db
    .update(userPreferences)
    .set({ digestSince: since, digestNextAt: at > now ? at : soon })
    .where(and(eq(userPreferences.userId, userId), isUnchanged))
}
