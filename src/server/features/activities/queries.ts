import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Activity, ActivityEntity } from '#domain/activities/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts, giftIdeas, occasions, plans, userActivities } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { presentActivity } from './present.ts'

/** Newest first. The id of something deleted is left out, because it leads nowhere. */
export async function recentActivities(db: DbOrTx, owner: OwnerId, limit: number): Promise<Activity[]> {
  const { entityId, entityType, ...columns } = getTableColumns(userActivities)
  // The id was checked when it was written, and ids are never reused: it's enough to check that the row exists.
  const there = sql<number | null>`case ${entityType}
    when 'contact' then (select ${contacts.id} from ${contacts} where ${contacts.id} = ${entityId})
    when 'occasion' then (select ${occasions.id} from ${occasions} where ${occasions.id} = ${entityId})
    when 'gift' then (select ${giftIdeas.id} from ${giftIdeas} where ${giftIdeas.id} = ${entityId})
    when 'plan' then (
      select ${plans.id} from ${plans} where ${plans.userId} = ${owner} and ${plans.id} = ${entityId}
    )
    else ${entityId} end`
  const rows = await db
    .select({ ...columns, entityType, entityId: there })
    .from(userActivities)
    .where(eq(userActivities.userId, owner))
    .orderBy(desc(userActivities.createdAt), desc(userActivities.id))
    .limit(limit)
  return rows.map(presentActivity)
}

/** Whether an activity's subject belongs to the owner; a profile always does. */
export async function isOwnEntity(db: DbOrTx, owner: OwnerId, type: ActivityEntity, id: number): Promise<boolean> {
  switch (type) {
    case 'profile':
      return true
    case 'contact':
      return (await db.$count(contacts, and(eq(contacts.id, id), eq(contacts.userId, owner)))) > 0
    case 'occasion':
      return isRowOfOwnContact(db, owner, occasions, id)
    case 'gift':
      return isRowOfOwnContact(db, owner, giftIdeas, id)
    case 'plan':
      return (await db.$count(plans, and(eq(plans.userId, owner), eq(plans.id, id)))) > 0
  }
}

async function isRowOfOwnContact(
  db: DbOrTx,
  owner: OwnerId,
  table: typeof occasions | typeof giftIdeas,
  id: number,
): Promise<boolean> {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .innerJoin(table, eq(table.contactId, contacts.id))
    .where(and(eq(table.id, id), eq(contacts.userId, owner)))
  return rows.length > 0
}
