import { reminderFailureTexts } from '#domain/texts.ts'
import type { Services } from '#server/http/services.ts'
import { mailFailureOf } from '#server/mail/mail-failure.ts'
import { unsubscribeKey, unsubscribeLinks } from '#server/mail/unsubscribe.ts'
import { letterFor } from './letter.ts'
import type { Due, Outcome } from './outcome.ts'

/** What mails one reminder, outside of any transaction; it never throws for what a mail server does. */
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
    // For people, because it is what the ledger says should the event be over before it was taken.
    return { kind: 'later', due, error: reason, isDown: kind === 'down' }
  }
  return { kind: 'sent', due, address, messageId }
}

/** The same mail tried again has the same name; one that is told again after a snooze has another. */
function nameOf({ row, send, event, user }: Due): string {
  const again = event.snoozedOccurrence === row.occurrenceDate && send.reminderDate === event.snoozedUntil
  return `${row.occasionId}.${row.occurrenceDate}.${row.slot}${again ? `.${send.reminderDate}` : ''}.${user.id}`
}
