import type { Transporter } from 'nodemailer'
import { messageOf, type MailTransport } from './transport.ts'

/** Sends through the mail server of SMTP_URL. nodemailer is loaded with the first mail, not with the app. */
export function smtpTransport(url: string, mailFrom: string): MailTransport {
  let transporter: Transporter | undefined
  return {
    async send(mail) {
      transporter ??= await connect(url)
      await transporter.sendMail(messageOf(mail, mailFrom))
    },
    async verify() {
      // A connection of its own: those of the pool may all be busy with a morning's reminders.
      const { createTransport } = await import('nodemailer')
      const probe = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 })
      try {
        await probe.verify()
      } finally {
        probe.close()
      }
    },
    close() {
      transporter?.close()
    },
  }
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  // Milliseconds; a mail server that does not answer must not hold the queue longer than a mail's lease.
  return createTransport({
    url,
    // A morning's reminders go through a few connections that stay open. A mail is put to another connection only when
    // not a byte of it was sent; what may have arrived is for the ledger to decide.
    pool: true,
    maxConnections: 5,
    maxRequeues: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
}
