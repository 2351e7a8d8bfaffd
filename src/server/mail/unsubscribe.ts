import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { appSecret } from '#server/db/app-secrets.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import type { Mailer } from './mailer.ts'

/** Mails that people can end. Those about their account itself are none of them. */
export const endableMails = ['reminders', 'news'] as const
export type EndableMail = (typeof endableMails)[number]

/** What an unsubscribe link speaks of: one kind of mail to one address of one account. */
export interface Subscription {
  userId: string
  address: string
  kind: EndableMail
}

/** Signs the links. Good for a whole batch of mails. */
export function unsubscribeKey(db: DbOrTx, now: Date): Promise<string> {
  return appSecret(db, 'unsubscribe', () => randomBytes(32).toString('base64url'), now)
}

/** `page` is for people, `oneClick` for mail programs, which post to it (RFC 8058). They work as long as the address does. */
export function unsubscribeLinks(mailer: Mailer, key: string, subscription: Subscription) {
  const token = unsubscribeToken(key, subscription)
  return {
    page: mailer.link(`/unsubscribe?token=${token}`),
    oneClick: mailer.link(`/api/unsubscribe?token=${token}`),
  }
}

/** '{kind}.{user}.{signature}': nothing in it is secret, and nothing in it can be changed. */
export function unsubscribeToken(key: string, subscription: Subscription): string {
  const { userId, kind } = subscription
  return `${kind}.${Buffer.from(userId).toString('base64url')}.${signatureOf(key, subscription)}`
}

/** Whose link this claims to be. Undefined when it is none; believed only once `isSigned` says so. */
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

export function isSigned(key: string, subscription: Subscription, signature: string): boolean {
  const expected = Buffer.from(signatureOf(key, subscription))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Of the purpose, the user and the address; the address itself does not stand in the link. */
function signatureOf(key: string, { userId, address, kind }: Subscription): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['unsubscribe', kind, userId, address.toLowerCase()]))
    .digest('base64url')
}
