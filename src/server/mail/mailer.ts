import type { DbOrTx } from '#server/db/connection.ts'
import type { Outbox } from './outbox-reader.ts'

/** What a template makes: everything but the addressee. */
export interface MailContent {
  subject: string
  text: string
  html: string
}

/** A mail that says for itself when and as what it leaves, such as a reminder. */
export interface ReadyMail extends MailContent {
  /** Exactly one address; the mailer refuses anything else. */
  to: string
  /** '<name@host>', made by `messageId`: the same mail tried again has the same one. */
  messageId: string
  /** What the mail is dated; the same mail tried again keeps it. */
  date: Date
  /** An absolute link that ends mails of this kind by one click; mails about the account itself have none. */
  oneClickUnsubscribe?: string | undefined
}

export interface Mail extends MailContent {
  /** Whose mail it is; it goes when the account goes. Null for an address without an account. */
  userId: string | null
  /** Exactly one address; the mailer refuses anything else. */
  to: string
  oneClickUnsubscribe?: string | undefined
}

export interface Mailer {
  /** Stores the mail in the caller's transaction: it leaves if and only if that commits. */
  queue(db: DbOrTx, mail: Mail, now: Date): Promise<void>
  /**
   * Sends one mail at once, outside of any transaction, past the queue. Who calls it keeps account of it.
   * @throws {MailFailure} which says whether trying again can help
   */
  sendNow(mail: ReadyMail): Promise<void>
  /** Asks the mail server whether it takes mails: null when all is well, else what it or the network said. */
  problem(): Promise<string | null>
  /** The Message-ID of a mail known by a key: letters, digits and .-_ of it, at this server's host. */
  messageId(key: string): string
  /** Sends what is due. Called by the job and, after a request that queued a mail, at once. */
  deliver(): Promise<void>
  /** Starts `deliver` without waiting for it; what fails is tried again by the job. For after a commit. */
  kick(): void
  /** An absolute link into the app, for mails: never from a request's Host header, which anybody can choose. */
  link(path: string): string
  /** Where the server turned out to listen; links lead there when APP_URL is not set. */
  listensAt(url: string): void
  /** The files written when there is no mail server; undefined where there is one. */
  outbox: Outbox | undefined
  /** Waits for a delivery under way and closes the connection to the mail server. */
  close(): Promise<void>
}
