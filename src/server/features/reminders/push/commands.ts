import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PushPayload } from '#domain/reminders/push/payload.ts'
import { pushSubscriptions } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { production } from '#server/outbound/fetch-page.ts'
import { createPoster, type Post, type Posted } from '#server/outbound/post.ts'
import { subscriptionsOf, type SubscriptionRow } from './queries.ts'
import { loadWebPush, vapidKeys, type VapidKeys } from './vapid.ts'

export interface PushMessage extends PushPayload {
  /** Push services discard what they couldn't deliver by then: the end of the event's day. */
  expiresAt: Date
  urgency: 'low' | 'normal' | 'high'
}

/** The outcome of one message, by device. */
export interface PushResult {
  /** Devices that have it, from this try or an earlier one with the same tag. */
  sent: number
  /** Subscriptions that no longer exist; they were deleted. */
  dropped: number
  /** Devices that may accept it later: retry with the same tag, which skips those that have it. */
  failed: number
  /** The longest wait that a push service asked for. */
  retryAfterSeconds?: number
  /** Why it failed, for the log and the ledger. */
  reason?: string
}

export interface Push {
  /** Sends to all browsers of a user. Never throws for what a push service does. */
  send(userId: string, message: PushMessage): Promise<PushResult>
}

const TAGS_KEPT = 30
/** The longest that push services keep a message. */
const MAX_TTL_SECONDS = 28 * 24 * 3600

export function createPush({ db, settings, clock, pushGuard }: Services): Push {
  const post = createPoster(pushGuard ?? production)
  const subject = settings.appUrl?.startsWith('https:') ? settings.appUrl : `mailto:${settings.supportEmail}`
  return {
    async send(userId, message) {
      const now = clock.now()
      const subscriptions = await subscriptionsOf(db, userId, now)
      const waiting = subscriptions.filter(({ recentTags }) => !recentTags.includes(message.tag))
      const result: PushResult = { sent: subscriptions.length - waiting.length, dropped: 0, failed: 0 }
      const ttl = Math.floor((message.expiresAt.getTime() - now.getTime()) / 1000)
      if (waiting.length === 0 || ttl <= 0) return result
      const keys = await vapidKeys(db, now)
      const outcomes = await Promise.all(
        waiting.map(async (subscription) => ({
          id: subscription.id,
          outcome: outcomeOf(await deliver(post, subscription, message, { ttl, keys, subject }), now),
        })),
      )
      const idsOf = (kind: Outcome['kind']) =>
        outcomes.filter(({ outcome }) => outcome.kind === kind).map(({ id }) => id)
      const [sent, gone] = [idsOf('sent'), idsOf('gone')]
      if (sent.length > 0)
        await db
          .update(pushSubscriptions)
          .set({
            lastUsedAt: now,
            recentTags: sql`(array_prepend(${message.tag}, ${pushSubscriptions.recentTags}))[1:${sql.raw(String(TAGS_KEPT))}]`,
          })
          .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.id, sent)))
      if (gone.length > 0)
        await db
          .delete(pushSubscriptions)
          .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.id, gone)))
      return { ...result, sent: result.sent + sent.length, dropped: gone.length, ...failures(outcomes) }
    },
  }
}

async function deliver(
  post: Post,
  { endpoint, keys }: SubscriptionRow,
  message: PushMessage,
  { ttl, keys: vapid, subject }: { ttl: number; keys: VapidKeys; subject: string },
): Promise<Posted> {
  const webPush = await loadWebPush()
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payloadOf(message), {
    vapidDetails: { subject, ...vapid },
    contentEncoding: 'aes128gcm',
    TTL: Math.min(ttl, MAX_TTL_SECONDS),
    urgency: message.urgency,
    topic: topicOf(message.tag),
  })
  return post(endpoint, { headers: headers as Record<string, string | number>, body })
}

type Outcome = { kind: 'sent' } | { kind: 'gone' } | { kind: 'failed'; reason: string; retryAfterSeconds?: number }

function outcomeOf(posted: Posted, now: Date): Outcome {
  // An endpoint in this network can only be an attempt to reach it.
  if (posted.kind === 'refused') return { kind: 'gone' }
  if (posted.kind === 'unreachable') return { kind: 'failed', reason: `push: ${posted.why}` }
  const { status, retryAfter } = posted
  if (status >= 200 && status < 300) return { kind: 'sent' }
  // 404 and 410 are how push services say that a browser has unsubscribed (RFC 8030 §7.3).
  if (status === 404 || status === 410) return { kind: 'gone' }
  return { kind: 'failed', reason: `push service: ${status}`, ...secondsOf(retryAfter, now) }
}

function failures(outcomes: { outcome: Outcome }[]): Partial<PushResult> & { failed: number } {
  const failed = outcomes.flatMap(({ outcome }) => (outcome.kind === 'failed' ? [outcome] : []))
  const waits = failed.flatMap(({ retryAfterSeconds }) => retryAfterSeconds ?? [])
  return {
    failed: failed.length,
    ...(failed[0] ? { reason: failed[0].reason } : {}),
    ...(waits.length > 0 ? { retryAfterSeconds: Math.max(...waits) } : {}),
  }
}

/** Retry-After is a number of seconds or a date. */
function secondsOf(retryAfter: string | undefined, now: Date): { retryAfterSeconds?: number } {
  if (retryAfter === undefined) return {}
  const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - now.getTime()) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? { retryAfterSeconds: Math.ceil(seconds) } : {}
}

/** Cut so that the encrypted message stays below the 4,096 bytes that every push service accepts, whatever the alphabet. */
function payloadOf({ title, body, url, tag, stays, actions }: PushMessage): string {
  const payload: PushPayload = {
    title: cut(title, 200),
    body: cut(body, 500),
    url,
    tag,
    stays,
    ...(actions && actions.length > 0 && { actions }),
  }
  return JSON.stringify(payload)
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text
  // Never in the middle of a surrogate pair.
  return `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/**
 * Of several messages with one topic, a device that was offline gets only the last. At most 32 characters, revealing
 * nothing.
 */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}
