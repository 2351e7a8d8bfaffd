/** A mail on its way out. */
export interface OutgoingMail {
  /** Of its row in the queue. */
  id: number
  to: string
  subject: string
  text: string
  html: string
  messageId: string
  /** When it was written. */
  date: Date
}

export interface MailTransport {
  /** @throws when it was not accepted; it is tried again later */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** What nodemailer is given: address objects, because it reads one string as several recipients ('a@x.de, b@x.de'). */
export function messageOf(mail: OutgoingMail, mailFrom: string) {
  return {
    from: senderOf(mailFrom),
    to: { name: '', address: mail.to },
    // The header says who it is for, the envelope decides who gets it.
    envelope: { from: senderOf(mailFrom).address, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** 'Ribbonry <hello@example.com>' or a bare address, as MAIL_FROM has it. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const parts = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(mailFrom)
  return parts ? { name: parts[1] ?? '', address: parts[2] ?? '' } : { name: '', address: mailFrom.trim() }
}
