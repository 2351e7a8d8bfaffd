import { createHmac, timingSafeEqual } from 'node:crypto'
import { foldAddress } from '#domain/shared/email-address.ts'
import type { SubscriberId } from '#server/identity/actor.ts'
import type { Mailer } from './mailer.ts'

/** E-mails that people can turn off. Those about the account itself can't be. */
export const endableMails = ['reminders', 'digest', 'news'] as const
export type EndableMail = (typeof endableMails)[number]

/** What an unsubscribe link is for: one kind of e-mail to one address of one account. */
export interface Subscription {
  userId: string
  address: string
  kind: EndableMail
}

/** A subscription whose link carries our signature. It may change e-mail choices without signing in. */
export interface ProvenSubscription {
  subscriber: SubscriberId
  address: string
  kind: EndableMail
}

/** `page` is for people, `oneClick` for mail programs, which post to it (RFC 8058). Both work until the address changes. */
export function unsubscribeLinks(mailer: Mailer, key: string, subscription: Subscription) {
  const token = unsubscribeToken(key, subscription)
  return {
    page: mailer.link(`/unsubscribe?token=${token}`),
    oneClick: mailer.link(`/api/unsubscribe?token=${token}`),
  }
}

/** '{kind}.{user}.{signature}': nothing in it is secret, and a change breaks the signature. */
export function unsubscribeToken(key: string, subscription: Subscription): string {
  const { userId, kind } = subscription
  return `${kind}.${Buffer.from(userId).toString('base64url')}.${signatureOf(key, subscription)}`
}

/** Reads a token without believing it: `provenSubscription` checks the signature. Undefined when malformed. */
export function readUnsubscribeToken(
  token: string,
): { userId: string; kind: EndableMail; signature: string } | undefined {
  const [kind, user, signature, ...more] = token.split('.')
  const known = endableMails.find((one) => one === kind)
  if (known === undefined || !user || !signature || more.length > 0 || token.length > 300) return undefined
  const userId = Buffer.from(user, 'base64url').toString()
  // A key of the database: no NUL, and only what the same bytes would be written as.
  if (userId.includes('\0') || Buffer.from(userId).toString('base64url') !== user) return undefined
  return { userId, kind: known, signature }
}

/** Undefined when the signature isn't ours. */
export function provenSubscription(
  key: string,
  { userId, address, kind }: Subscription,
  signature: string,
): ProvenSubscription | undefined {
  const expected = Buffer.from(signatureOf(key, { userId, address, kind }))
  const given = Buffer.from(signature)
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given)
  return isOurs ? { subscriber: userId as SubscriberId, address, kind } : undefined
}

/** Signs the purpose, the user and the address. The link itself doesn't contain the address. */
function signatureOf(key: string, { userId, address, kind }: Subscription): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['unsubscribe', kind, userId, foldAddress(address)]))
    .digest('base64url')
}
