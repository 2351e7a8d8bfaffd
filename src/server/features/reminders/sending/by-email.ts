import { reminderFailureTexts } from '#domain/texts/reminder-reasons.ts'
import type { Services } from '#server/services.ts'
import { mailFailureOf } from '#server/mail/mail-failure.ts'
import { linkKey } from '#server/mail/link-key.ts'
import { createBreaker, type Breaker } from './breaker.ts'
import { letterFacts, letterOf, type EventOccurrence, type LetterFacts } from './letter.ts'
import type { Due, Message, Outcome } from './outcome.ts'
import { sendClaimed } from './send-claimed.ts'
import type { Sender } from './sender.ts'

const breakers = new WeakMap<Services['mailer'], Breaker>()

/**
 * Over as many connections as the settings allow: that many e-mails are in doubt at most when a process is killed, the
 * extra copies that a crash can cost.
 */
export const sendByEmail: Sender = (services, stopping) => {
  const breaker = breakers.get(services.mailer) ?? createBreaker()
  breakers.set(services.mailer, breaker)
  let key: string | undefined
  const prepare = async (messages: readonly Message[]) => {
    key ??= await linkKey(services.db, services.clock.now())
    const signedBy = key
    const lists = messages.map(({ dues: [first, ...more] }) => listOf(first, more))
    const facts = await letterFacts(services.db, lists)
    const known = new Map(messages.map((message, index) => [message, facts[index]]))
    return (message: Message) => mailOne(services, signedBy, message, known.get(message))
  }
  const atOnce = services.settings.smtpConnections
  return sendClaimed(services, { channel: 'email', keyOf, prepare, atOnce, breaker }, stopping)
}

function listOf(first: Due, more: readonly Due[]): [EventOccurrence, ...EventOccurrence[]] {
  return [occurrenceOf(first), ...more.map(occurrenceOf)]
}

async function mailOne(
  { mailer }: Services,
  key: string,
  message: Message,
  facts: LetterFacts | undefined,
): Promise<Outcome> {
  const { user, dues } = message
  const { address } = user.preferences
  // The plan sends nothing without an address.
  if (address === null) return { kind: 'later', message, error: reminderFailureTexts.noAddress }
  const messageId = mailer.messageId(message.key)
  const [first, ...more] = dues
  const letter = letterOf(mailer, { user, address, key }, listOf(first, more), facts)
  try {
    await mailer.sendNow({
      ...letter,
      to: address,
      messageId,
      date: latest(dues.map(({ send }) => send.sendAt)),
    })
  } catch (error) {
    const { kind, reason, message: text } = mailFailureOf(error)
    if (kind === 'refused') return { kind: 'failed', message, reason, address, error: text }
    // For users: the ledger shows it if the event is over before the e-mail is accepted.
    return { kind: 'later', message, error: reason, isDown: kind === 'down' }
  }
  return { kind: 'sent', message, address, messageId }
}

function occurrenceOf({ event, row }: Due): EventOccurrence {
  return { event, occurrence: row.occurrenceDate, isTimeToOrder: row.slot === 'order_by' }
}

/** Of the first event and how many more: what is added to it later is another e-mail. */
function keyOf([first, ...rest]: readonly [Due, ...Due[]]): string {
  return `${nameOf(first)}${rest.length > 0 ? `.and-${rest.length}` : ''}.${first.user.id}`
}

/** A repeat after a snooze has a name of its own. */
function nameOf({ row, send, event }: Due): string {
  const again = event.snoozedOccurrence === row.occurrenceDate && send.reminderDate === event.snoozedUntil
  return `${row.occasionId}.${row.occurrenceDate}.${row.slot}${again ? `.${send.reminderDate}` : ''}`
}

function latest(instants: Date[]): Date {
  return new Date(Math.max(...instants.map((instant) => instant.getTime())))
}
