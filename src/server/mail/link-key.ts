import { randomBytes } from 'node:crypto'
import { appSecret } from '#server/db/app-secrets.ts'
import type { DbOrTx } from '#server/db/connection.ts'

/** The key that signs the links in e-mails; each signature also covers what its link is for. */
export function linkKey(db: DbOrTx, now: Date): Promise<string> {
  return appSecret(db, 'unsubscribe', () => randomBytes(32).toString('base64url'), now)
}
