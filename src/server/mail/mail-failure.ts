import { mailTexts } from '#domain/texts.ts'

/**
 * Why a mail did not leave.
 * - 'refused': this address or this mail will never be taken; trying again annoys the other side.
 * - 'later': this one was not taken just now; others may well go through.
 * - 'down': nothing leaves at present, for anybody (the server is away, or refuses us as a sender).
 */
export type MailFailureKind = 'refused' | 'later' | 'down'

export class MailFailure extends Error {
  readonly kind: MailFailureKind
  /** A sentence for the person whose mail it was; `message` is for the log. */
  readonly reason: string

  constructor(kind: MailFailureKind, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'MailFailure'
    this.kind = kind
    this.reason = mailTexts.failures[kind]
  }
}

/** Sorts what a transport threw, by the codes of nodemailer and the reply of the mail server. */
export function mailFailureOf(error: unknown): MailFailure {
  return error instanceof MailFailure ? error : new MailFailure(kindOf(error), error)
}

function kindOf(error: unknown): MailFailureKind {
  const { code, command, responseCode } = detailsOf(error)
  // 421 ends the connection: the server is about to go.
  if (responseCode === undefined || responseCode === 421) return 'down'
  const isAboutThisMail = command === 'RCPT TO' || (code === 'EMESSAGE' && command === 'DATA')
  // Refused as a sender, or without a password: the operator has to fix that; the address isn't to blame.
  if (!isAboutThisMail) return 'down'
  return responseCode >= 500 ? 'refused' : 'later'
}

function detailsOf(error: unknown): { code?: string; command?: string; responseCode?: number } {
  return error instanceof Error ? (error as { code?: string; command?: string; responseCode?: number }) : {}
}
