import { and, eq, gt } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connection.ts'
import { contributorLinks, userPreferences, users } from '#server/db/schema.ts'
import type { Actor } from './actor.ts'
import { asOwner } from './as-owner.ts'
import { actorOf, hashToken, readOwnerToken } from './owner-token.ts'

/** Its holder may answer for this contributor of this gift's split, without signing in, and do nothing else. */
export interface ContributeLink {
  actor: Actor
  giftIdeaId: number
  contributorId: string
  tokenHash: string
}

/**
 * Undefined for a link that isn't ours, was revoked, or has expired. Whether the contributor still shares the gift is the
 * caller's to check.
 */
export async function provenContributeLink(db: DbOrTx, token: string, now: Date): Promise<ContributeLink | undefined> {
  const read = readOwnerToken(token)
  if (!read) return undefined
  const tokenHash = hashToken(token)
  const [row] = await db
    .select({
      giftIdeaId: contributorLinks.giftIdeaId,
      contributorId: contributorLinks.contributorId,
      timeZone: userPreferences.timeZone,
      leapDay: userPreferences.leapDay,
      deliveryDays: userPreferences.deliveryDays,
    })
    .from(contributorLinks)
    .innerJoin(users, eq(users.id, contributorLinks.userId))
    .leftJoin(userPreferences, eq(userPreferences.userId, contributorLinks.userId))
    .where(
      and(
        eq(contributorLinks.userId, read.userId),
        eq(contributorLinks.tokenHash, tokenHash),
        gt(contributorLinks.expiresAt, now),
      ),
    )
  if (!row) return undefined
  const { giftIdeaId, contributorId, ...preferences } = row
  return { actor: actorOf(asOwner(read.userId), preferences, now), giftIdeaId, contributorId, tokenHash }
}
