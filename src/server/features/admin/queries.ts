import { desc, getTableName, gte, isNull, lt, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { MailHealth, RecentUser, UserMetrics } from '#domain/admin/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts, giftIdeas, mailQueue, occasions, users } from '#server/db/schema.ts'
import { MAX_ATTEMPTS } from '#server/mail/delivery.ts'

const dayMs = 24 * 3600_000
/** The user metrics show the 20 newest users. */
const RECENT_USERS = 20

/** How many people use the app and what they keep in it. */
export async function userMetrics(db: DbOrTx, now: Date): Promise<UserMetrics> {
  const since = (days: number) => new Date(now.getTime() - days * dayMs)
  const countUsers = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`
  const signedUpSince = (days: number) => countUsers(sql`not ${users.isGuest} and ${users.createdAt} >= ${since(days)}`)
  const [row] = await db
    .select({
      totalUsers: sql<number>`count(*)::int`,
      guestUsers: countUsers(sql`${users.isGuest}`),
      activeUsers: countUsers(sql`${users.lastLoginAt} is not null and ${users.lastSeenAt} >= ${since(30)}`),
      lastWeek: signedUpSince(7),
      lastMonth: signedUpSince(30),
      lastYear: signedUpSince(365),
    })
    .from(users)
  if (!row) throw new Error('An aggregate without a row')
  const { totalUsers, guestUsers, activeUsers, lastWeek, lastMonth, lastYear } = row
  const totalContacts = await rowsOf(db, contacts)
  return {
    timestamp: now.toISOString(),
    userStats: { totalUsers, registeredUsers: totalUsers - guestUsers, guestUsers, activeUsers },
    signupStats: { lastWeek, lastMonth, lastYear },
    contentStats: {
      totalContacts,
      totalOccasions: await rowsOf(db, occasions),
      totalGiftIdeas: await rowsOf(db, giftIdeas),
      avgContactsPerUser: totalUsers === 0 ? 0 : Math.round((totalContacts / totalUsers) * 10) / 10,
    },
  }
}

/** Counting more rows than this takes seconds. */
const COUNTED = 100_000

/** How many rows a table has; for a large one the database's estimate, to three digits. */
async function rowsOf(db: DbOrTx, table: PgTable): Promise<number> {
  const { rows } = await db.execute<{ estimate: number }>(
    sql`select reltuples as estimate from pg_class where oid = ${getTableName(table)}::regclass`,
  )
  const estimate = Number(rows[0]?.estimate ?? 0)
  return estimate > COUNTED ? Number(estimate.toPrecision(3)) : db.$count(table)
}

export async function recentUsers(db: DbOrTx): Promise<RecentUser[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isGuest: users.isGuest,
      provider: users.provider,
      createdAt: users.createdAt,
      lastLoginAt: users.lastLoginAt,
    })
    .from(users)
    .orderBy(desc(users.createdAt), users.id)
    .limit(RECENT_USERS)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  }))
}

/** E-mails that the server hasn't accepted yet, and those it never will. */
export async function queuedMails(db: DbOrTx): Promise<Pick<MailHealth, 'waiting' | 'oldest' | 'givenUp'>> {
  const [queue] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where ${lt(mailQueue.attempts, MAX_ATTEMPTS)}))::int`,
      oldest: sql<string | null>`min(${mailQueue.createdAt}) filter (where ${lt(mailQueue.attempts, MAX_ATTEMPTS)})`,
      givenUp: sql<number>`(count(*) filter (where ${gte(mailQueue.attempts, MAX_ATTEMPTS)}))::int`,
    })
    .from(mailQueue)
    .where(isNull(mailQueue.sentAt))
  return {
    waiting: queue?.waiting ?? 0,
    oldest: queue?.oldest ? new Date(queue.oldest).toISOString() : null,
    givenUp: queue?.givenUp ?? 0,
  }
}
