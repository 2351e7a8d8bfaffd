import { and, eq, sql } from 'drizzle-orm'
import type { NewActivity } from '#domain/activities/schema.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import type { Tx } from '#server/db/connection.ts'
import { userActivities } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'

export type ActivityRow = typeof userActivities.$inferSelect

/** Writes one line of the Recent Activity feed, in the transaction of the change it describes. */
export async function recordActivity(tx: Tx, actor: Actor, activity: NewActivity): Promise<ActivityRow> {
  const [row] = await tx
    .insert(userActivities)
    .values({
      userId: actor.owner,
      activityType: activity.activityType,
      description: activity.description,
      entityId: activity.entityId ?? null,
      entityType: activity.entityType ?? null,
      metadata: knownOnly(activity.metadata ?? {}),
      createdAt: actor.now,
    })
    .returning()
  if (!row) throw new Error('The activity was not written')
  return row
}

/** Removes the activity of a purchase that was undone: buying the gift again makes one line, not two. */
export async function withdrawPurchase(tx: Tx, actor: Actor, giftId: number): Promise<void> {
  await tx.delete(userActivities).where(
    and(
      eq(userActivities.userId, actor.owner),
      eq(userActivities.entityType, 'gift'),
      eq(userActivities.entityId, giftId),
      eq(userActivities.activityType, 'gift_purchased'),
      // Assigning is a 'gift_purchased', too, and stays.
      sql`starts_with(${userActivities.description}, ${activityTexts.giftPurchased('')})`,
    ),
  )
}

function knownOnly(metadata: NonNullable<NewActivity['metadata']>): Record<string, string | number | null> {
  const known: Record<string, string | number | null> = {}
  for (const [key, value] of Object.entries(metadata)) if (value !== undefined) known[key] = value
  return known
}
