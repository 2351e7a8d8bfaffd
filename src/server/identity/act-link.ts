import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { acts, isActLinkOver, type Act } from '#domain/reminders/acts.ts'
import { parseCalendarDate, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { foldAddress } from '#domain/shared/email-address.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { userPreferences, userProfiles, users } from '#server/db/schema.ts'
import type { Actor } from './actor.ts'
import { asOwner } from './as-owner.ts'
import { actorOf, ownerPart, readOwnerPart } from './owner-token.ts'

/** What a link in a reminder is for. */
interface Reminder {
  userId: string
  /** Where the link was sent; null for a notification. */
  address: string | null
  occasionId: number
  occurrence: CalendarDate
  sentAt: Date
}

/** A link that carries our signature. Its holder may do this one thing to this occurrence, without signing in. */
export interface ActLink {
  actor: Actor
  act: Act
  occasionId: number
  occurrence: CalendarDate
  /** The page shows nothing that was written later. */
  sentAt: Date
}

/** '{user}.{act}-{event}-{date}-{sent}-{signature}': nothing in it is secret but the signature. */
export function actToken(key: string, act: Act, { userId, address, occasionId, occurrence, sentAt }: Reminder): string {
  const purpose = `${ownerPart(userId)}.${act}-${occasionId}-${occurrence.replaceAll('-', '')}-${sentAt.getTime().toString(36)}`
  return `${purpose}-${signatureOf(key, purpose, address)}`
}

/**
 * Undefined for a link that isn't ours, whose address is no longer the account's, or whose event is over. Whether the
 * event still takes place that day is the caller's to check.
 */
export async function provenActLink(
  db: DbOrTx,
  token: string,
  { keyOf, now }: { keyOf: () => Promise<string>; now: Date },
): Promise<ActLink | undefined> {
  const claimed = readToken(token)
  if (!claimed) return undefined
  const { userId, purpose, signature, act, occasionId, occurrence, sentAt } = claimed
  const [row] = await db
    .select({
      login: users.email,
      reminders: userProfiles.email,
      timeZone: userPreferences.timeZone,
      leapDay: userPreferences.leapDay,
      deliveryDays: userPreferences.deliveryDays,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(users.id, userId))
  if (!row) return undefined
  const key = await keyOf()
  const isOurs = [null, row.login, row.reminders].some((address) =>
    isSame(signature, signatureOf(key, purpose, address)),
  )
  if (!isOurs) return undefined
  const actor = actorOf(asOwner(userId), row, now)
  if (isActLinkOver(occurrence, actor.today)) return undefined
  return { actor, act, occasionId, occurrence, sentAt }
}

const form = /^([\w-]{1,200})\.(([a-z]+)-(\d{1,16})-(\d{4})(\d\d)(\d\d)-([0-9a-z]{1,9}))-([\w-]{43})$/

/** Reads a token without believing it. */
function readToken(token: string) {
  const [, user = '', rest = '', act, id, year, month, day, sent = '', signature = ''] = form.exec(token) ?? []
  const known = acts.find((one) => one === act)
  const userId = readOwnerPart(user)
  const occurrence = parseCalendarDate(`${year}-${month}-${day}`)
  if (known === undefined || userId === undefined || occurrence === undefined) return undefined
  return {
    userId,
    purpose: `${user}.${rest}`,
    signature,
    act: known,
    occasionId: Number(id),
    occurrence,
    sentAt: new Date(Number.parseInt(sent, 36)),
  }
}

function signatureOf(key: string, purpose: string, address: string | null): string {
  return createHmac('sha256', key)
    .update(JSON.stringify(['act', purpose, address === null ? null : foldAddress(address)]))
    .digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
