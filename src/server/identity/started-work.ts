import { eq } from 'drizzle-orm'
import { todayIn } from '#domain/shared/zone.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { userPreferences, users } from '#server/db/schema.ts'
import type { Actor } from './actor.ts'
import { asOwner } from './as-owner.ts'

/** A row of work that a session started and that goes on without it: only a request of its owner writes one. */
export interface StartedWork {
  userId: string
  startedAt: Date | null
}

/** On whose behalf the work goes on. Undefined if it was never started, or its user is gone. */
export async function actorOfWork(
  db: DbOrTx,
  { userId, startedAt }: StartedWork,
  now: Date,
): Promise<Actor | undefined> {
  if (startedAt === null) return undefined
  const [row] = await db
    .select({
      timeZone: userPreferences.timeZone,
      leapDay: userPreferences.leapDay,
      deliveryDays: userPreferences.deliveryDays,
    })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId))
  return (
    row && {
      owner: asOwner(userId),
      now,
      today: todayIn(row.timeZone, now),
      leapDay: row.leapDay ?? 'feb28',
      deliveryDays: row.deliveryDays ?? 5,
    }
  )
}
