import { createHash, randomUUID } from 'node:crypto'
import { nextOccurrence } from '#domain/occasions/recurrence.ts'
import { sendNowLimits } from '#domain/reminders/contract.ts'
import type { ReminderSent } from '#domain/reminders/schema.ts'
import { imitatedAddress } from '#domain/shared/email-address.ts'
import { AppError } from '#domain/shared/errors.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { eventTexts } from '#domain/texts/events.ts'
import type { Tx } from '#server/db/connection.ts'
import { createRateLimiter } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'
import { mailFailureOf } from '#server/mail/mail-failure.ts'
import { linkKey } from '#server/mail/link-key.ts'
import type { Actor } from '#server/identity/actor.ts'
import { letterFacts, letterOf } from './sending/letter.ts'
import { record, type LedgerEntry } from './sending/ledger.ts'
import { remindedEvent } from './queries.ts'

/**
 * Mails the reminder of the coming occurrence right away, at the user's request. Outside any transaction: a slow mail
 * server must not block the user's other changes. Planned reminders stay as they are.
 * @param key of the attempt: the same key means the same e-mail
 * @throws {AppError} NOT_FOUND, INVALID without an address or an occurrence, RATE_LIMITED, UNAVAILABLE
 */
export function mailNow(services: Services, actor: Actor, id: number, key: string | undefined): Promise<Mailed> {
  if (key === undefined) return mailOnce(services, actor, id, randomUUID())
  const attempt = `${actor.owner} ${key}`
  // A second tap before the first was answered waits for the same e-mail.
  const other = underWay.get(attempt)
  if (other) return other
  const mailing = mailOnce(services, actor, id, key).finally(() => underWay.delete(attempt))
  underWay.set(attempt, mailing)
  return mailing
}

export type Mailed = LedgerEntry & { address: string }

const underWay = new Map<string, Promise<Mailed>>()

async function mailOnce(services: Services, actor: Actor, id: number, attempt: string): Promise<Mailed> {
  const { db, mailer } = services
  const { event, user } = await remindedEvent(db, actor, id)
  const { address, leapDay } = user.preferences
  if (address === null) throw new AppError('INVALID', reminderTexts.noAddress)
  const occurrence = nextOccurrence(event, user.today, leapDay)
  if (occurrence === null) throw new AppError('INVALID', eventTexts.isOver)
  const limiter = createRateLimiter(services)
  await limiter.count(sendNowLimits.ofAccount, actor.owner)
  await limiter.count(sendNowLimits.toAddress, digestOf(imitatedAddress(address)))
  const messageId = mailer.messageId(`${id}.${occurrence}.manual.${digestOf(attempt)}.${user.id}`)
  const key = await linkKey(db, actor.now)
  const occurrences = [{ event, occurrence }] as const
  const [facts] = await letterFacts(db, [occurrences])
  const letter = letterOf(mailer, { user, address, key }, occurrences, facts)
  try {
    await mailer.sendNow({
      ...letter,
      to: address,
      messageId,
      date: actor.now,
    })
  } catch (error) {
    const failure = mailFailureOf(error)
    if (failure.kind === 'refused') throw new AppError('INVALID', failure.reason)
    throw new AppError('UNAVAILABLE', reminderTexts.mailDown, { retryAfterSeconds: 60 })
  }
  return {
    userId: user.id,
    occasionId: id,
    occurrenceDate: occurrence,
    slot: 'manual',
    status: 'sent',
    reason: null,
    address,
    messageId,
    attempts: 1,
    at: actor.now,
    on: user.today,
  }
}

export async function recordMailed(tx: Tx, entry: Mailed): Promise<ReminderSent> {
  await record(tx, [entry])
  return { success: true, message: reminderTexts.sent, address: entry.address }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
