import type { Transporter } from 'nodemailer'
import type { Settings } from '#server/settings.ts'
import { connectionLimit, isFull } from './connection-limit.ts'
import { messageOf, type MailTransport } from './transport.ts'

/** Sends through the mail server of SMTP_URL. nodemailer is loaded with the first e-mail, not at startup. */
export function smtpTransport(
  url: string,
  { mailFrom, smtpConnections }: Pick<Settings, 'mailFrom' | 'smtpConnections'>,
): MailTransport {
  // The promise: e-mails that come together must share one pool.
  let transporter: Promise<Transporter> | undefined
  const limit = connectionLimit(smtpConnections)
  return {
    async send(mail) {
      const connected = await (transporter ??= connect(url, smtpConnections))
      await limit.run(() => connected.sendMail(messageOf(mail, mailFrom)), isFull)
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
      void transporter?.then((connected) => connected.close())
    },
  }
}

async function connect(url: string, maxConnections: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  // In milliseconds; a silent mail server must not hold the queue longer than an e-mail's lease.
  return createTransport({
    url,
    // Reminders go through connections that stay open. An e-mail is moved to another connection only if not a byte of it
    // was sent; if it may have arrived, the ledger decides.
    pool: true,
    maxConnections,
    maxRequeues: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
}
