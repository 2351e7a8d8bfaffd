import { and, eq, gt } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connection.ts'
import { askLinks, userPreferences, users } from '#server/db/schema.ts'
import type { Actor } from './actor.ts'
import { asOwner } from './as-owner.ts'
import { actorOf, hashToken, readOwnerToken } from './owner-token.ts'

/** Its holder may tell its owner about this contact, without signing in, and do nothing else. */
export interface AskLink {
  actor: Actor
  contactId: number
  tokenHash: string
}

/** Undefined for a link that isn't ours, was revoked or replaced, or has expired. */
export async function provenAskLink(db: DbOrTx, token: string, now: Date): Promise<AskLink | undefined> {
  const read = readOwnerToken(token)
  if (!read) return undefined
  const { userId } = read
  const tokenHash = hashToken(token)
  const [row] = await db
    .select({
      contactId: askLinks.contactId,
      timeZone: userPreferences.timeZone,
      leapDay: userPreferences.leapDay,
      deliveryDays: userPreferences.deliveryDays,
    })
    .from(askLinks)
    .innerJoin(users, eq(users.id, askLinks.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, askLinks.userId))
    .where(and(eq(askLinks.userId, userId), eq(askLinks.tokenHash, tokenHash), gt(askLinks.expiresAt, now)))
  if (!row) return undefined
  return { actor: actorOf(asOwner(userId), row, now), contactId: row.contactId, tokenHash }
}
