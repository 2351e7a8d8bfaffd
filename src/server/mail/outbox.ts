import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { messageOf, type MailTransport, type OutgoingMail } from './transport.ts'

/**
 * Without a mail server every e-mail becomes an .eml file, so that a first run needs no setup: administrators read them
 * in the app, and any mail program opens them. They contain live links, so only the server's own user may read them.
 */
export function outboxTransport(folder: string, mailFrom: string): MailTransport {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await composer.sendMail(messageOf(mail, mailFrom))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed into one piece')
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${outboxId(mail)}.eml`)
      // Written beside, then renamed: no one reads half an e-mail. Writing the same e-mail again overwrites its file.
      const beside = `${file}.part`
      await fs.writeFile(beside, message, { mode: 0o600 })
      await fs.rename(beside, file)
    },
    async verify() {},
    close() {},
  }
}

/** Sorts by time and contains the Message-ID: '2026-11-21T15-00-00-000Z-302894112907'. */
function outboxId({ date, messageId }: OutgoingMail): string {
  const number = createHash('sha256').update(messageId).digest().readUIntBE(0, 6)
  return `${date.toISOString().replaceAll(/[:.]/g, '-')}-${number}`
}
