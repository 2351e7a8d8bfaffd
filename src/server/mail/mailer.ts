import type { DbOrTx } from '#server/db/connection.ts'
import type { Outbox } from './outbox-reader.ts'

/** What a template makes: everything but the addressee. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

export interface Mail extends MailContent {
  /** Whose mail it is; it goes when the account goes. Null for an address without an account. */
  userId: string | null
  /** Exactly one address; the mailer refuses anything else. */
  to: string
}

export interface Mailer {
  /** Stores the mail in the caller's transaction: it leaves if, and only if, the change it speaks of is committed. */
  queue(db: DbOrTx, mail: Mail, now: Date): Promise<void>
  /** Sends what is due. Called by the job and, after a request that queued a mail, at once. */
  deliver(): Promise<void>
  /** Starts `deliver` without waiting for it; what fails is tried again by the job. For after a commit. */
  kick(): void
  /** An absolute link into the app, for mails: never from a request's Host header, which anybody can choose. */
  link(path: string): string
  /** Where the server turned out to listen; links lead there when APP_URL is not set. */
  listensAt(url: string): void
  /** What was written to files for want of a mail server. */
  outbox: Outbox
  /** Waits for a delivery under way and closes the connection to the mail server. */
  close(): Promise<void>
}
