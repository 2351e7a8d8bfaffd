/** A mail on its way out. */
export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** Fixed before the first try: an e-mail that is sent twice is one e-mail to the reader's program. */
  messageId: string
  /** When it was written. A retry keeps it. */
  date: Date
  /** The https link that unsubscribes from e-mails of this kind with one click (RFC 8058). */
  oneClickUnsubscribe?: string | undefined
}

export interface MailTransport {
  /** @throws if it wasn't accepted; it will be retried */
  send(mail: OutgoingMail): Promise<void>
  /** Checks whether the mail server would accept e-mails. @throws if it wouldn't, or can't be reached */
  verify(): Promise<void>
  close(): void
}

/** What nodemailer gets: address objects, because it would read one string as several recipients ('a@x.de, b@x.de'). */
export function messageOf(mail: OutgoingMail, mailFrom: string) {
  return {
    from: senderOf(mailFrom),
    to: { name: '', address: mail.to },
    // The header says who it is for, the envelope decides who gets it.
    envelope: { from: senderOf(mailFrom).address, to: [mail.to] },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.oneClickUnsubscribe) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** For these two headers, mail programs show 'Unsubscribe' beside the sender and post to the link when it's pressed. */
function unsubscribeHeaders(link: string | undefined) {
  if (link === undefined) return {}
  return {
    // Prepared: a folded link would be broken.
    'List-Unsubscribe': { prepared: true, value: `<${new URL(link).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** A header is one line; control characters and marks that turn the reading direction come in with names. */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
}

/** 'Ribbonry <hello@example.com>' or a bare address, as MAIL_FROM has it. */
export function senderOf(mailFrom: string): { name: string; address: string } {
  const parts = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(mailFrom)
  return parts ? { name: parts[1] ?? '', address: parts[2] ?? '' } : { name: '', address: mailFrom.trim() }
}
