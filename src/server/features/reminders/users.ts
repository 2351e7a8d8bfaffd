import { eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { ReminderPreferences } from '#domain/reminders/plan.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { dayAt } from '#domain/shared/zoned-time.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { pushSubscriptions, sessions, userPreferences, userProfiles, users } from '#server/db/schema.ts'

/** The facts about a user that decide when and where reminders go. */
export interface RemindedUser {
  id: string
  name: string | null
  now: Date
  today: CalendarDate
  /** Whether the address of the preferences was confirmed. */
  isConfirmed: boolean
  /** The profile's own address while it waits for its confirmation. */
  waiting: string | null
  preferences: ReminderPreferences
}

export async function remindedUsers(db: DbOrTx, ids: readonly string[], now: Date): Promise<Map<string, RemindedUser>> {
  const rows = await usersWhere(db, inArray(users.id, [...ids]), now)
  return new Map(rows.map((row) => [row.user.id, userOf(row, now)]))
}

/** One of them, by a prepared statement: every list of events asks for its owner. */
export async function remindedUser(db: DbOrTx, id: string, now: Date): Promise<RemindedUser | undefined> {
  const [row] = await byId(db).execute({ id, now })
  return row && userOf(row, now)
}

const byId = preparedOnce((db) =>
  usersWhere(db, eq(users.id, sql.placeholder('id')), sql.placeholder('now')).prepare('reminded_user'),
)

/**
 * No more than is needed: whole rows, 57 columns, made each list of events 5 % slower. A joined table comes first with
 * a column that is never null, because Drizzle takes the whole of it for missing if the first column is null.
 */
const columns = {
  user: {
    id: users.id,
    name: users.name,
    email: users.email,
    emailVerifiedAt: users.emailVerifiedAt,
    auth0Id: users.auth0Id,
    replitId: users.replitId,
    isGuest: users.isGuest,
    createdAt: users.createdAt,
  },
  profile: {
    userId: userProfiles.userId,
    name: userProfiles.name,
    email: userProfiles.email,
    emailVerifiedAt: userProfiles.emailVerifiedAt,
  },
  preferences: {
    userId: userPreferences.userId,
    timeZone: userPreferences.timeZone,
    reminderHour: userPreferences.reminderHour,
    reminderDaysBefore: userPreferences.reminderDaysBefore,
    deliveryDays: userPreferences.deliveryDays,
    emailRemindersEnabled: userPreferences.emailRemindersEnabled,
    leapDay: userPreferences.leapDay,
    updatedAt: userPreferences.updatedAt,
  },
}

function usersWhere(db: DbOrTx, which: SQL, now: Date | Placeholder) {
  return db
    .select({ ...columns, takesPush: takesPush(now) })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(which)
}

/** Signed in somewhere with a browser that accepts push messages. */
function takesPush(now: Date | Placeholder): SQL<boolean> {
  return sql<boolean>`exists (
    select from ${pushSubscriptions} join ${sessions} on ${sessions.userId} = ${pushSubscriptions.userId} and ${sessions.sid} = ${pushSubscriptions.sid}
    where ${pushSubscriptions.userId} = ${users.id} and ${sessions.expire} > ${now})`
}

type UserRow = Awaited<ReturnType<typeof usersWhere>>[number]

function userOf({ user, profile, preferences, takesPush }: UserRow, now: Date): RemindedUser {
  const timeZone = preferences?.timeZone ?? null
  const address = addressOf(user, profile)
  return {
    id: user.id,
    name: profile?.name ?? user.name,
    now,
    today: dayAt(now, timeZone),
    isConfirmed: address?.isConfirmed ?? false,
    waiting: profile !== null && profile.emailVerifiedAt === null ? profile.email : null,
    preferences: {
      timeZone,
      reminderHour: preferences?.reminderHour ?? 9,
      reminderDaysBefore: preferences?.reminderDaysBefore ?? 7,
      deliveryDays: preferences?.deliveryDays ?? 5,
      emailRemindersEnabled: preferences?.emailRemindersEnabled ?? true,
      leapDay: preferences?.leapDay ?? 'feb28',
      isGuest: user.isGuest,
      address: address?.email ?? null,
      pushEnabled: takesPush,
      changedAt: notAfter(now, preferences?.updatedAt ?? user.createdAt),
    },
  }
}

/**
 * The profile's address once it is confirmed, else the login address. A local account's login address needs no
 * confirmation; an address that a provider reported does.
 */
function addressOf(user: UserRow['user'], profile: UserRow['profile']): { email: string; isConfirmed: boolean } | null {
  if (user.isGuest) return null
  if (profile && profile.email !== null && profile.emailVerifiedAt !== null)
    return { email: profile.email, isConfirmed: true }
  const isLocal = user.auth0Id === null && user.replitId === null
  const isConfirmed = user.emailVerifiedAt !== null
  return user.email !== null && (isLocal || isConfirmed) ? { email: user.email, isConfirmed } : null
}

/** A change made while the server's clock was ahead counts as made just now. */
export function notAfter(now: Date, changedAt: Date): Date {
  return changedAt > now ? now : changedAt
}
