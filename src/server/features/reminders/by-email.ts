import { reminderFailureTexts } from '#domain/texts.ts'
import type { Services } from '#server/services.ts'
import { mailFailureOf } from '#server/mail/mail-failure.ts'
import { unsubscribeKey, unsubscribeLinks } from '#server/mail/unsubscribe.ts'
import { letterFor } from './letter.ts'
import type { Due, Outcome } from './outcome.ts'

/** Mails one reminder, outside any transaction; never throws because of a mail server. */
export async function mailSender(services: Services): Promise<(due: Due) => Promise<Outcome>> {
  const key = await unsubscribeKey(services.db, services.clock.now())
  return (due) => mailOne(services, key, due)
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
