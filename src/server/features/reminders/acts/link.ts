import type { Db } from '#server/db/connection.ts'
import { provenActLink, type ActLink } from '#server/identity/act-link.ts'
import { linkKey } from '#server/mail/link-key.ts'

export async function actLinkOf(db: Db, token: string, now: Date): Promise<ActLink | undefined> {
  return provenActLink(db, token, { keyOf: () => linkKey(db, now), now })
}
