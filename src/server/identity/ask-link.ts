import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { todayIn } from '#domain/shared/zone.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { askLinks, userPreferences, users } from '#server/db/schema.ts'
import type { Actor, OwnerId } from './actor.ts'
import { asOwner } from './as-owner.ts'
import { hashToken } from './session.ts'

/** Its holder may tell its owner about this contact, without signing in, and do nothing else. */
export interface AskLink {
  actor: Actor
  contactId: number
  tokenHash: string
}

/** '{user}.{secret}': the user is in it, so that no search for it crosses users. 256 bits are secret. */
export function newAskToken(owner: OwnerId): string {
  return `${Buffer.from(owner).toString('base64url')}.${randomBytes(32).toString('base64url')}`
}

/** Undefined for a link that isn't ours, was revoked or replaced, or has expired. */
export async function provenAskLink(db: DbOrTx, token: string, now: Date): Promise<AskLink | undefined> {
  const userId = userIn(token)
  if (userId === undefined) return undefined
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
  const actor = {
    owner: asOwner(userId),
    now,
    today: todayIn(row.timeZone, now),
    leapDay: row.leapDay ?? ('feb28' as const),
    deliveryDays: row.deliveryDays ?? 5,
  }
  return { actor, contactId: row.contactId, tokenHash }
}

/** Reads a token without believing it. */
function userIn(token: string): string | undefined {
  const [, user = ''] = /^([\w-]{1,200})\.[\w-]{43}$/.exec(token) ?? []
  const userId = Buffer.from(user, 'base64url').toString()
  // A key of the database: no NUL, and only what the same bytes would be written as.
  const isWhole = userId !== '' && !userId.includes('\0') && Buffer.from(userId).toString('base64url') === user
  return isWhole ? userId : undefined
}
