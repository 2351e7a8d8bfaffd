import { createECDH } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PushSubscriptionInput } from '#domain/reminders/push/schema.ts'
import { AppError, invalidField, notFound } from '#domain/shared/errors.ts'
import { pushTexts } from '#domain/texts/push.ts'
import type { Tx } from '#server/db/connection.ts'
import { endpointOwners, pushSubscriptions } from '#server/db/schema.ts'
import { SESSION_MAX_DAYS, type Session } from '#server/identity/session.ts'
import { subscriptionsOf, type SubscriptionRow } from './queries.ts'

export const MAX_DEVICES = 20

/**
 * Makes this the subscription of the session's browser, replacing any earlier one. Another account that used the same
 * browser loses it: a client that knows the keys is that browser.
 * @throws {AppError} INVALID, CONFLICT when the endpoint is another browser's, LIMIT
 */
export async function subscribe(
  tx: Tx,
  { actor, sid }: Session,
  { endpoint, keys }: PushSubscriptionInput,
  userAgent: string | null,
): Promise<SubscriptionRow> {
  if (!isCurvePoint(keys.p256dh)) throw invalidField('keys.p256dh', pushTexts.keysInvalid)
  const { owner, now } = actor
  // A day longer than the session can last.
  const endsAt = new Date(now.getTime() + (SESSION_MAX_DAYS + 1) * 24 * 3600_000)
  const last = await holdEndpoint(tx, endpoint, owner, endsAt)
  const there = await subscriptionAt(tx, last, endpoint)
  if (there && there.keys.auth !== keys.auth && there.userId !== owner)
    throw new AppError('CONFLICT', pushTexts.takenElsewhere)
  const isSame = there?.sid === sid && there.keys.auth === keys.auth && there.keys.p256dh === keys.p256dh
  if (isSame) return there
  if (there) await removeWhere(tx, last, eq(pushSubscriptions.endpoint, endpoint))
  if (last !== owner) {
    await tx.delete(endpointOwners).where(eq(endpointOwners.endpoint, endpoint))
    await tx.insert(endpointOwners).values({ endpoint, userId: owner, endsAt })
  }
  await removeWhere(tx, owner, eq(pushSubscriptions.sid, sid))
  const others = await subscriptionsOf(tx, owner, now)
  if (others.length >= MAX_DEVICES) throw new AppError('LIMIT', pushTexts.tooMany(MAX_DEVICES))
  const [row] = await tx
    .insert(pushSubscriptions)
    .values({
      userId: owner,
      sid,
      endpoint,
      keys,
      userAgent,
      createdAt: now,
      // A browser whose subscription was renewed is not told again what it has seen.
      recentTags: there?.userId === owner ? there.recentTags : [],
    })
    .returning()
  if (!row) throw new Error('An inserted subscription was not returned')
  return row
}

/** The account that used this browser last, this one if it's new. Another that asks waits until this has committed. */
async function holdEndpoint(tx: Tx, endpoint: string, owner: string, endsAt: Date): Promise<string> {
  const [entry] = await tx
    .insert(endpointOwners)
    .values({ endpoint, userId: owner, endsAt })
    .onConflictDoUpdate({ target: endpointOwners.endpoint, set: { endsAt } })
    .returning({ userId: endpointOwners.userId })
  return entry?.userId ?? owner
}

async function subscriptionAt(tx: Tx, userId: string, endpoint: string): Promise<SubscriptionRow | undefined> {
  const [row] = await tx
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
  return row
}

async function removeWhere(tx: Tx, userId: string, condition: SQL): Promise<void> {
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), condition))
}

/** Removes the session's own browser; it's fine if there was none. */
export async function unsubscribe(tx: Tx, { actor, sid }: Session): Promise<void> {
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, actor.owner), eq(pushSubscriptions.sid, sid)))
}

/** @throws {AppError} NOT_FOUND */
export async function removeDevice(tx: Tx, { actor }: Session, id: number): Promise<void> {
  const gone = await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, actor.owner), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id })
  if (gone.length === 0) throw notFound('device')
}

/** A message can only be encrypted for a point of the curve. */
function isCurvePoint(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
