import { gte, sql } from 'drizzle-orm'
import type { DayOfActivity } from '#domain/admin/schema.ts'
import type { MetricWindow } from '#domain/accounts/windows.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { userActivities, users } from '#server/db/schema.ts'

/** Sign-ups and activity on each of the last days. Two statements, each one pass over its table. */
export async function activityOverTime(db: DbOrTx, days: MetricWindow, now: Date): Promise<DayOfActivity[]> {
  const today = todayIn('UTC', now)
  const first = addDays(today, 1 - days)
  const since = new Date(`${first}T00:00:00Z`)
  const came = await db
    .select({
      date: dayOf(users.createdAt),
      signUps: sql<number>`(count(*) filter (where not ${users.isGuest}))::int`,
      guests: sql<number>`(count(*) filter (where ${users.isGuest}))::int`,
    })
    .from(users)
    .where(gte(users.createdAt, since))
    .groupBy(sql`1`)
  const done = await db
    .select({
      date: dayOf(userActivities.createdAt),
      actions: sql<number>`count(*)::int`,
      people: sql<number>`count(distinct ${userActivities.userId})::int`,
    })
    .from(userActivities)
    .where(gte(userActivities.createdAt, since))
    .groupBy(sql`1`)
  const byDate = new Map<string, Partial<DayOfActivity>>(came.map((day) => [day.date, day]))
  for (const day of done) byDate.set(day.date, { ...byDate.get(day.date), ...day })
  return Array.from({ length: days }, (_, index): DayOfActivity => {
    const date: CalendarDate = addDays(first, index)
    return { signUps: 0, guests: 0, actions: 0, people: 0, ...byDate.get(date), date }
  })
}

/** 'YYYY-MM-DD' as text: a `date` would pass through the driver's zone. */
function dayOf(column: typeof users.createdAt | typeof userActivities.createdAt) {
  return sql<CalendarDate>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
}
