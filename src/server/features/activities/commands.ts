import type { NewActivity } from '#domain/activities/schema.ts'
import type { Tx } from '#server/db/connection.ts'
import { userActivities } from '#server/db/schema.ts'
import type { Actor } from '#server/owner.ts'

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

function knownOnly(metadata: NonNullable<NewActivity['metadata']>): Record<string, string | number | null> {
  const known: Record<string, string | number | null> = {}
  for (const [key, value] of Object.entries(metadata)) if (value !== undefined) known[key] = value
  return known
}
