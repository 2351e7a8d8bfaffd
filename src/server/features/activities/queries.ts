import { and, desc, eq } from 'drizzle-orm'
import type { ActivityEntity } from '#domain/activities/schema.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts, giftIdeas, occasions, userActivities } from '#server/db/schema.ts'
import type { OwnerId } from '#server/owner.ts'

/** Newest first. */
export function recentActivities(db: DbOrTx, owner: OwnerId, limit: number) {
  return db
    .select()
    .from(userActivities)
    .where(eq(userActivities.userId, owner))
    .orderBy(desc(userActivities.createdAt), desc(userActivities.id))
    .limit(limit)
}

/** Whether the thing an activity names is the owner's; a profile is always one's own. */
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
