import type { DbOrTx } from '#server/db/connection.ts'

export interface Mail {
  /** Whose mail it is; null for an address without an account. */
  userId: string | null
  /** Exactly one address; the mailer refuses anything else. */
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Stores the mail in the caller's transaction: it leaves if, and only if, the change it speaks of is committed. */
  queue(db: DbOrTx, mail: Mail, now: Date): Promise<void>
  /** Sends what is due. Called by the job and, after a request that queued a mail, at once. */
  deliver(): Promise<void>
}
