import { mailTexts } from '#domain/texts/mail.ts'

/**
 * Why an e-mail wasn't sent. - 'refused': this address or this e-mail will never be accepted; retrying annoys the other
 * side. - 'later': this one wasn't accepted now; others may well go through. - 'down': nothing can be sent to anyone (the
 * server is down, or refuses us as a sender).
 */
export type MailFailureKind = 'refused' | 'later' | 'down'

export class MailFailure extends Error {
  readonly kind: MailFailureKind
  /** A sentence for the person whose e-mail it was; `message` is for the log. */
  readonly reason: string

  constructor(kind: MailFailureKind, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'MailFailure'
    this.kind = kind
    this.reason = mailTexts.failures[kind]
  }
}

/** Classifies a transport's error by nodemailer's codes and the mail server's reply. */
export function mailFailureOf(error: unknown): MailFailure {
  return error instanceof MailFailure ? error : new MailFailure(kindOf(error), error)
}

function kindOf(error: unknown): MailFailureKind {
  const { code, command, responseCode } = detailsOf(error)
  // 421 closes the connection: the server is about to stop.
  if (responseCode === undefined || responseCode === 421) return 'down'
  const isAboutThisMail = command === 'RCPT TO' || (code === 'EMESSAGE' && command === 'DATA')
  // Refused as a sender, or without a password: the operator has to fix that; the address isn't to blame.
  if (!isAboutThisMail) return 'down'
  return responseCode >= 500 ? 'refused' : 'later'
}

function detailsOf(error: unknown): { code?: string; command?: string; responseCode?: number } {
  return error instanceof Error ? (error as { code?: string; command?: string; responseCode?: number }) : {}
}
