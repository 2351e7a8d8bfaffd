import { reminderFailureTexts } from '#domain/texts/reminder-reasons.ts'
import type { Services } from '#server/services.ts'
import { mailFailureOf } from '#server/mail/mail-failure.ts'
import { unsubscribeKey, unsubscribeLinks } from '#server/mail/unsubscribe.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { letterFor } from './letter.ts'
import type { Due, Outcome } from './outcome.ts'
import { sendClaimed } from './send-claimed.ts'
import type { Sender } from './sender.ts'

const breakers = new WeakMap<Services['mailer'], Breaker>()

/**
 * One after another, each recorded before the next: a killed process leaves at most one e-mail in doubt, the one extra
 * copy that a crash can cost.
 */
export const sendByEmail: Sender = (services, stopping) => {
  const breaker = breakers.get(services.mailer) ?? createBreaker()
  breakers.set(services.mailer, breaker)
  let key: string | undefined
  const deliver = async (dues: Due[]) => {
    key ??= await unsubscribeKey(services.db, services.clock.now())
    const outcomes: Outcome[] = []
    for (const due of dues) outcomes.push(await mailOne(services, key, due))
    return outcomes
  }
  return sendClaimed(services, { channel: 'email', deliver, atOnce: 1, breaker }, stopping)
}

async function mailOne({ mailer }: Services, key: string, due: Due): Promise<Outcome> {
  const { row, send, event, user } = due
  const { address } = user.preferences
  // The plan sends nothing without an address.
  if (address === null) return { kind: 'later', due, error: reminderFailureTexts.noAddress }
  const messageId = mailer.messageId(nameOf(due))
  const links = unsubscribeLinks(mailer, key, { userId: user.id, address, kind: 'reminders' })
  try {
    await mailer.sendNow({
      ...letterFor(mailer, user, event, row.occurrenceDate, links.page),
      to: address,
      messageId,
      date: send.sendAt,
      oneClickUnsubscribe: links.oneClick,
    })
  } catch (error) {
    const { kind, reason, message } = mailFailureOf(error)
    if (kind === 'refused') return { kind: 'failed', due, reason, address, error: message }
    // For users: the ledger shows it if the event is over before the e-mail is accepted.
    return { kind: 'later', due, error: reason, isDown: kind === 'down' }
  }
  return { kind: 'sent', due, address, messageId }
}

/** A retry has the same Message-ID; a repeat after a snooze has a new one. */
function nameOf({ row, send, event, user }: Due): string {
  const again = event.snoozedOccurrence === row.occurrenceDate && send.reminderDate === event.snoozedUntil
  return `${row.occasionId}.${row.occurrenceDate}.${row.slot}${again ? `.${send.reminderDate}` : ''}.${user.id}`
}
