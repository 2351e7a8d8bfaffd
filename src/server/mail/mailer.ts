import type { DbOrTx } from '#server/db/connection.ts'
import type { Outbox } from './outbox-reader.ts'

/** A template's result: everything but the recipient. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

/** An e-mail with its own Message-ID and date, such as a reminder. */
export interface ReadyMail extends MailContent {
  /** Exactly one address; the mailer refuses anything else. */
  to: string
  /** '<name@host>', made by `messageId`: a retry has the same one. */
  messageId: string
  /** The e-mail's date; a retry keeps it. */
  date: Date
  /** An absolute link that unsubscribes from e-mails of this kind with one click; security e-mails have none. */
  oneClickUnsubscribe?: string | undefined
}

export interface Mail extends MailContent {
  /** Whose e-mail it is; deleted with the account. Null for an address without an account. */
  userId: string | null
  /** Exactly one address; the mailer refuses anything else. */
  to: string
  oneClickUnsubscribe?: string | undefined
}

export interface Mailer {
  /** Stores the e-mail in the caller's transaction: it's sent if and only if that commits. */
  queue(db: DbOrTx, mail: Mail, now: Date): Promise<void>
  /**
   * Sends one e-mail at once, outside any transaction, bypassing the queue. The caller keeps its own record.
   * @throws {MailFailure} which says whether retrying can help
   */
  sendNow(mail: ReadyMail): Promise<void>
  /** Checks whether the mail server accepts e-mails: null if it does, otherwise its or the network's error. */
  problem(): Promise<string | null>
  /** The Message-ID of an e-mail identified by a key: the key's letters, digits and .-_, at this server's host. */
  messageId(key: string): string
  /** Sends what is due. Called by the job and right after a request that queued an e-mail. */
  deliver(): Promise<void>
  /** Starts `deliver` without waiting for it; the job retries failures. Call it after a commit. */
  kick(): void
  /** An absolute link into the app, for e-mails: never from a request's Host header, which anyone can forge. */
  link(path: string): string
  /** The address the server listens on; links use it if APP_URL isn't set. */
  listensAt(url: string): void
  /** The files written if there is no mail server; undefined if there is one. */
  outbox: Outbox | undefined
  /** Waits for a running delivery and closes the connection to the mail server. */
  close(): Promise<void>
}
