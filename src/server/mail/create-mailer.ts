import { randomUUID } from 'node:crypto'
import { emailAddressSchema } from '#domain/shared/wire.ts'
import { mailTexts } from '#domain/texts/mail.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/db/connection.ts'
import { mailQueue } from '#server/db/schema.ts'
import type { Settings } from '#server/settings.ts'
import { deliverDue } from './delivery.ts'
import { MailFailure, mailFailureOf } from './mail-failure.ts'
import type { Mailer } from './mailer.ts'
import { outboxReader } from './outbox-reader.ts'
import { outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'
import type { MailTransport } from './transport.ts'

export interface MailerOptions {
  db: Db
  settings: Settings
  clock: Clock
  /** Folder for .eml files when no mail server is set; null keeps mails in the queue only. */
  outboxDir: string | null
  /** Called when a background delivery fails. */
  log?: { error(details: object, message: string): void }
}

export function createMailer({ db, settings, clock, outboxDir, log }: MailerOptions): Mailer {
  const transport = chooseTransport(settings, outboxDir)
  let base = settings.appUrl ?? `http://localhost:${settings.port}`
  let underWay: Promise<void> | undefined
  let again = false

  const deliver = async () => {
    if (transport) await deliverDue(db, clock, transport)
  }
  const kick = () => {
    // A running delivery may have read the queue before this e-mail was there: read it again.
    if (underWay) {
      again = true
      return
    }
    underWay = deliver()
      .catch((error: unknown) => log?.error({ err: error }, 'mails could not be delivered'))
      .finally(() => {
        underWay = undefined
        if (!again) return
        again = false
        kick()
      })
  }

  const messageId = (key: string) => `<${key.replaceAll(/[^\w.-]/g, '_')}@${new URL(base).hostname}>`

  return {
    async queue(on, { userId, to, subject, text, html, oneClickUnsubscribe }, now) {
      await on.insert(mailQueue).values({
        userId,
        template: 'ready-made',
        address: emailAddressSchema.parse(to),
        props: { subject, text, html, oneClickUnsubscribe },
        // Fixed here: an e-mail that is sent twice, because the server stopped in between, is one e-mail to the reader's
        // program.
        messageId: messageId(randomUUID()),
        sendAt: now,
        createdAt: now,
      })
    },
    async sendNow(mail) {
      const to = emailAddressSchema.safeParse(mail.to)
      if (!to.success) throw new MailFailure('refused', mailTexts.notOneAddress)
      if (!transport) return
      try {
        await transport.send({ ...mail, to: to.data })
      } catch (error) {
        throw mailFailureOf(error)
      }
    },
    async problem() {
      try {
        await transport?.verify()
        return null
      } catch (error) {
        return (error instanceof Error ? error.message : String(error)).slice(0, 300)
      }
    },
    messageId,
    deliver,
    kick,
    link: (path) => `${base}${path}`,
    listensAt(url) {
      base = url
    },
    outbox: settings.smtpUrl === undefined ? outboxReader(outboxDir) : undefined,
    async close() {
      while (underWay) await underWay
      transport?.close()
    },
  }
}

function chooseTransport(settings: Settings, outboxDir: string | null): MailTransport | undefined {
  if (settings.smtpUrl !== undefined) return smtpTransport(settings.smtpUrl, settings)
  return outboxDir === null ? undefined : outboxTransport(outboxDir, settings.mailFrom)
}
