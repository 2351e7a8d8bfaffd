import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Activity, ActivityEntity } from '#domain/activities/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
import { contacts, giftIdeas, occasions, plans, userActivities } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { presentActivity } from './present.ts'

/** Newest first. The id of something deleted is left out, because it leads nowhere. */
export async function recentActivities(db: DbOrTx, owner: OwnerId, limit: number): Promise<Activity[]> {
  const { entityId, entityType, ...columns } = getTableColumns(userActivities)
  const own = (table: (typeof subjects)[keyof typeof subjects]) =>
    sql`(select ${table.id} from ${table} where ${table.userId} = ${owner} and ${table.id} = ${entityId})`
  const there = sql<number | null>`case ${entityType}
    when 'contact' then ${own(contacts)}
    when 'occasion' then ${own(occasions)}
    when 'gift' then ${own(giftIdeas)}
    when 'plan' then ${own(plans)}
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
  if (type === 'profile') return true
  const table = subjects[type]
  return (await db.$count(table, ownRow(table, owner, id))) > 0
}

const subjects = { contact: contacts, occasion: occasions, gift: giftIdeas, plan: plans } satisfies Record<
  Exclude<ActivityEntity, 'profile'>,
  unknown
>
