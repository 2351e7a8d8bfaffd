import type { Transporter } from 'nodemailer'
import { messageOf, type MailTransport } from './transport.ts'

/** Sends through the mail server of SMTP_URL. nodemailer is loaded with the first e-mail, not at startup. */
export function smtpTransport(url: string, mailFrom: string): MailTransport {
  let transporter: Transporter | undefined
  return {
    async send(mail) {
      transporter ??= await connect(url)
      await transporter.sendMail(messageOf(mail, mailFrom))
    },
    async verify() {
      // A separate connection: those of the pool may all be busy sending reminders.
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
  // In milliseconds; a silent mail server must not hold the queue longer than an e-mail's lease.
  return createTransport({
    url,
    // Reminders go through a few connections that stay open. An e-mail is moved to another connection only if not a byte
    // of it was sent; if it may have arrived, the ledger decides.
    pool: true,
    maxConnections: 5,
    maxRequeues: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
}
