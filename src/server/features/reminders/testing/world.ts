import type { Occasion } from '#domain/occasions/schema.ts'
import type { NewContact, NewEvent } from '#domain/testing/new-records.ts'
import { planReminders } from '#server/features/reminders/plan-reminders.ts'
import { sendReminders } from '#server/features/reminders/sending/send-reminders.ts'
import type { Services } from '#server/services.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'
import { addContact, addEvent } from '#server/testing/records.ts'
import { openMailbox, type Mailbox } from '#server/testing/smtp-mailbox.ts'

export interface ReminderWorld {
  app: TestApp
  mailbox: Mailbox
  services: Services
  /**
   * As before each test: a mail server that takes everything, and nobody but Ada. It's Saturday, 15:00 UTC; her zone is UTC and
   * her hour 9.
   */
  begin(): Promise<Person>
  /** What the jobs do when they look: plan what changed, send what is due. */
  look(): Promise<void>
  contactOf(person: Person, fields?: Partial<NewContact>): Promise<number>
  /** An event of a contact; needs a gift, has none, comes once. */
  eventOf(person: Person, fields?: Partial<NewEvent>): Promise<Occasion>
  close(): Promise<void>
}

/** The whole server with a mail server that keeps what it is sent. */
export async function openReminderWorld(): Promise<ReminderWorld> {
  const mailbox = await openMailbox()
  const app = await openTestApp({ SMTP_URL: mailbox.url })
  const { settings, clock, database } = app
  const mailer = createMailer({ db: database.db, settings, clock, outboxDir: null })
  const services: Services = { ...app.services, mailer }
  const contactOf: ReminderWorld['contactOf'] = async (person, fields = {}) => (await addContact(person, fields)).id
  return {
    app,
    mailbox,
    services,
    async begin() {
      await app.reset()
      await mailbox.behave('well')
      mailbox.received.length = 0
      mailbox.unknown.clear()
      mailbox.slow.clear()
      mailbox.takeConnections(200)
      return app.person({ email: 'ada@example.com' })
    },
    async look() {
      await planReminders(services)
      await sendReminders(services)
    },
    contactOf,
    async eventOf(person, fields = {}) {
      return addEvent(person, Number(fields.contactId ?? (await contactOf(person))), fields)
    },
    async close() {
      await mailer.close()
      await app.close()
      await mailbox.close()
    },
  }
}
