import { and, eq, sql } from 'drizzle-orm'
import type { NewActivity } from '#domain/activities/schema.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import type { Tx } from '#server/db/connection.ts'
import { idJustGiven, preparedInsert, preparedOnce, preparedWrite } from '#server/db/prepared.ts'
import { contacts, giftIdeas, userActivities } from '#server/db/schema.ts'
import { withCommit } from '#server/db/write.ts'
import type { Actor } from '#server/identity/actor.ts'

export type ActivityRow = typeof userActivities.$inferSelect

/** Writes one line of the Recent Activity feed, in the transaction of the change it describes and together with its commit. */
export async function recordActivity(tx: Tx, actor: Actor, activity: NewActivity): Promise<void> {
  await withCommit(tx, insertLine(tx, rowOf(actor, activity)))
}

/** The same for those who need the line. */
export async function writeActivity(tx: Tx, actor: Actor, activity: NewActivity): Promise<ActivityRow> {
  return insertActivity(tx, rowOf(actor, activity))
}

/** `recordActivity` for a row that is added at the same time: it doesn't wait for the id. */
export async function recordAddition(
  tx: Tx,
  actor: Actor,
  activity: NewActivity & { entityType: keyof typeof insertAddition },
): Promise<void> {
  await withCommit(tx, insertAddition[activity.entityType](tx, rowOf(actor, activity)))
}

/** Removes the activity of a purchase that was undone: buying the gift again makes one line, not two. */
export async function withdrawPurchase(tx: Tx, actor: Actor, giftId: number): Promise<void> {
  await withCommit(tx, withdraw(tx).execute({ owner: actor.owner, giftId }))
}

const withdraw = preparedOnce((db) =>
  db
    .delete(userActivities)
    .where(
      and(
        eq(userActivities.userId, sql.placeholder('owner')),
        eq(userActivities.entityType, 'gift'),
        eq(userActivities.entityId, sql.placeholder('giftId')),
        eq(userActivities.activityType, 'gift_purchased'),
        // Assigning is a 'gift_purchased', too, and stays.
        sql`starts_with(${userActivities.description}, ${activityTexts.giftPurchased('')})`,
      ),
    )
    .prepare('withdraw_purchase'),
)

const insertActivity = preparedInsert(userActivities, 'write_activity')
const insertLine = preparedWrite(userActivities, 'record_activity')
const insertAddition = {
  contact: preparedWrite(userActivities, 'record_added_contact', { entityId: idJustGiven(contacts) }),
  gift: preparedWrite(userActivities, 'record_added_gift', { entityId: idJustGiven(giftIdeas) }),
}

function rowOf({ owner, now }: Actor, activity: NewActivity): typeof userActivities.$inferInsert {
  return {
    userId: owner,
    activityType: activity.activityType,
    description: activity.description,
    entityId: activity.entityId ?? null,
    entityType: activity.entityType ?? null,
    metadata: knownOnly(activity.metadata ?? {}),
    createdAt: now,
  }
}

function knownOnly(metadata: NonNullable<NewActivity['metadata']>): Record<string, string | number | null> {
  const known: Record<string, string | number | null> = {}
  for (const [key, value] of Object.entries(metadata)) if (value !== undefined) known[key] = value
  return known
}
