import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { DashboardStats } from '#domain/dashboard/schema.ts'
import { nextOccurrence, type Schedule } from '#domain/occasions/recurrence.ts'
import { windowOf } from '#domain/occasions/window.ts'
import { addDays, endOfMonth, startOfMonth, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts, giftIdeas, monthDayOf, occasions, occasionSkips, users } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { inWindow, isToCome, placeholdersOf, windowValues } from './in-window.ts'

/** How far ahead the lists with and without gifts look. */
export const LOOK_AHEAD_DAYS = 365

/** Events that take place on the same days and have gifts and skips for the same ones. */
interface Alike extends Schedule {
  needsGift: boolean
  /** A gift that isn't bought yet counts for the next occurrence. */
  hasUnbought: boolean
  boughtFor: CalendarDate[]
  skipped: CalendarDate[]
  events: number
}

/**
 * The counts of the dashboard, by the same definitions as the lists behind them: one statement, whose answer has a row for each
 * day of the year that events with gifts or skips are on, however many events there are.
 */
export async function dashboardStats(db: DbOrTx, actor: Actor): Promise<DashboardStats> {
  const { owner, today, leapDay } = actor
  const lastDay = addDays(today, LOOK_AHEAD_DAYS)
  const [counts] = await counted(db).execute({
    owner,
    today,
    ...windowValues(windowOf(startOfMonth(today), endOfMonth(today), leapDay), 'month'),
    ...windowValues(windowOf(today, lastDay, leapDay), 'year'),
  })
  let eventsWithGifts = 0
  let settled = 0
  for (const alike of counts?.alike ?? []) {
    const occurrence = nextOccurrence(alike, today, leapDay)
    if (occurrence === null || occurrence > lastDay) continue
    const hasGift = alike.hasUnbought || alike.boughtFor.includes(occurrence)
    if (hasGift) eventsWithGifts += alike.events
    if (alike.needsGift && (hasGift || alike.skipped.includes(occurrence))) settled += alike.events
  }
  return {
    totalContacts: counts?.contacts ?? 0,
    // No event takes place twice in a month.
    eventsThisMonth: counts?.thisMonth ?? 0,
    eventsWithGifts,
    eventsWithoutGifts: (counts?.needGift ?? 0) - settled,
  }
}

const owner = sql.placeholder('owner')
const today = sql.placeholder('today')

const counted = preparedOnce((db) => {
  const all = sql<number>`count(*)::int`
  const isOwn = eq(occasions.userId, owner)
  const inMonth = inWindow(placeholdersOf('month'))
  const inYear = inWindow(placeholdersOf('year'))
  return db
    .select({
      contacts: sql<number>`(${db.select({ all }).from(contacts).where(eq(contacts.userId, owner))})`,
      thisMonth: sql<number>`(${db.select({ all }).from(occasions).where(and(isOwn, inMonth))})`,
      needGift: sql<number>`(${db
        .select({ all })
        .from(occasions)
        .where(and(isOwn, occasions.needsGift, inYear))})`,
      alike: sql<Alike[]>`(select coalesce(json_agg(alike), '[]') from (${alikeOf(db)}) alike)`,
    })
    .from(users)
    .where(eq(users.id, owner))
    .prepare('dashboard_stats')
})

function alikeOf(db: DbOrTx) {
  const gifts = db
    .select({
      occasionId: giftIdeas.occasionId,
      hasUnbought: sql<boolean>`bool_or(${giftIdeas.occurrenceDate} is null)`.as('has_unbought'),
      boughtFor: sql`array_remove(array_agg(distinct ${giftIdeas.occurrenceDate}), null)`.as('bought_for'),
    })
    .from(giftIdeas)
    .where(
      and(
        eq(giftIdeas.userId, owner),
        // Not a parameter: the index that serves this holds assigned gifts only.
        sql`${giftIdeas.isSaved}`,
        or(isNull(giftIdeas.occurrenceDate), sql`${giftIdeas.occurrenceDate} >= ${today}::date`),
      ),
    )
    .groupBy(giftIdeas.occasionId)
    .as('gifts')
  const skips = db
    .select({
      occasionId: occasionSkips.occasionId,
      skipped: sql`array_agg(${occasionSkips.occurrenceDate} order by ${occasionSkips.occurrenceDate})`.as('skipped'),
    })
    .from(occasionSkips)
    .where(and(eq(occasionSkips.userId, owner), sql`${occasionSkips.occurrenceDate} >= ${today}::date`))
    .groupBy(occasionSkips.occasionId)
    .as('skips')
  const { date, isRecurring, dateRule, needsGift } = occasions
  // A yearly event that has begun comes back by its month and day, whichever year it began in.
  const day = sql`case when ${isRecurring} and ${date} <= ${today}::date then ${monthDayOf(date)}::text else ${date}::text end`
  return db
    .select({
      date: sql`min(${date})`.as('date'),
      isRecurring: sql`${isRecurring}`.as('isRecurring'),
      dateRule: sql`${dateRule}`.as('dateRule'),
      needsGift: sql`${needsGift}`.as('needsGift'),
      hasUnbought: sql`coalesce(${gifts.hasUnbought}, false)`.as('hasUnbought'),
      boughtFor: sql`coalesce(${gifts.boughtFor}, '{}')`.as('boughtFor'),
      skipped: sql`coalesce(${skips.skipped}, '{}')`.as('skipped'),
      events: sql`count(*)`.as('events'),
    })
    .from(occasions)
    .leftJoin(gifts, eq(gifts.occasionId, occasions.id))
    .leftJoin(skips, eq(skips.occasionId, occasions.id))
    .where(
      and(eq(occasions.userId, owner), isToCome(today), or(isNotNull(gifts.occasionId), isNotNull(skips.occasionId))),
    )
    .groupBy(isRecurring, dateRule, needsGift, gifts.hasUnbought, gifts.boughtFor, skips.skipped, day)
}
