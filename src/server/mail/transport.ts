/** A mail on its way out. */
export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** Fixed before the first try: a mail that leaves twice is one mail to the reader's program. */
  messageId: string
  /** When it was written. The same mail tried again keeps it. */
  date: Date
  /** The https link by which one click ends mails of this kind (RFC 8058). */
  oneClickUnsubscribe?: string | undefined
}

export interface MailTransport {
  /** @throws when it was not accepted; it is tried again later */
  send(mail: OutgoingMail): Promise<void>
  /** Asks the server behind it whether it would take mails. @throws when it would not, or cannot be reached */
  verify(): Promise<void>
  close(): void
}

/** What nodemailer is given: address objects, because it reads one string as several recipients ('a@x.de, b@x.de'). */
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

/** Mail programs show 'Unsubscribe' beside the sender for these two, and post to the link when it is pressed. */
function unsubscribeHeaders(link: string | undefined) {
  if (link === undefined) return {}
  return {
    // Prepared: a link folded in the middle leads nowhere.
    'List-Unsubscribe': { prepared: true, value: `<${new URL(link).href}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** A header is one line; control characters and marks that turn the reading direction come in with names. */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim()
}

/** 'Ribbonry <hello@example.com>' or a bare address, as MAIL_FROM has it. */
function senderOf(mailFrom: string): { name: string; address: string } {
  const parts = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(mailFrom)
  return parts ? { name: parts[1] ?? '', address: parts[2] ?? '' } : { name: '', address: mailFrom.trim() }
}
