import { and, eq, sql } from 'drizzle-orm'
import type { NewActivity } from '#domain/activities/schema.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import type { Tx } from '#server/db/connection.ts'
import { preparedInsert } from '#server/db/prepared.ts'
import { userActivities } from '#server/db/schema.ts'
import { withCommit } from '#server/db/write.ts'
import type { Actor } from '#server/identity/actor.ts'

export type ActivityRow = typeof userActivities.$inferSelect

/** Writes one line of the Recent Activity feed, in the transaction of the change it describes and together with its commit. */
export async function recordActivity(tx: Tx, actor: Actor, activity: NewActivity): Promise<void> {
  await withCommit(tx, writeActivity(tx, actor, activity))
}

/** The same for those who need the line. */
export async function writeActivity(tx: Tx, actor: Actor, activity: NewActivity): Promise<ActivityRow> {
  return insertActivity(tx, {
    userId: actor.owner,
    activityType: activity.activityType,
    description: activity.description,
    entityId: activity.entityId ?? null,
    entityType: activity.entityType ?? null,
    metadata: knownOnly(activity.metadata ?? {}),
    createdAt: actor.now,
  })
}

/** Removes the activity of a purchase that was undone: buying the gift again makes one line, not two. */
export async function withdrawPurchase(tx: Tx, actor: Actor, giftId: number): Promise<void> {
  const isWithdrawn = and(
    eq(userActivities.userId, actor.owner),
    eq(userActivities.entityType, 'gift'),
    eq(userActivities.entityId, giftId),
    eq(userActivities.activityType, 'gift_purchased'),
    // Assigning is a 'gift_purchased', too, and stays.
    sql`starts_with(${userActivities.description}, ${activityTexts.giftPurchased('')})`,
  )
  await withCommit(tx, tx.delete(userActivities).where(isWithdrawn).execute())
}

const insertActivity = preparedInsert(userActivities, 'record_activity')

function knownOnly(metadata: NonNullable<NewActivity['metadata']>): Record<string, string | number | null> {
  const known: Record<string, string | number | null> = {}
  for (const [key, value] of Object.entries(metadata)) if (value !== undefined) known[key] = value
  return known
}
