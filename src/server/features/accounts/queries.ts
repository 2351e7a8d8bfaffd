import { eq, inArray } from 'drizzle-orm'
import { addressKey, exactAddressKey, signInKeys } from '#domain/shared/email-address.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { emailOwners, users } from '#server/db/schema.ts'

export type UserRow = typeof users.$inferSelect

export async function findUser(db: DbOrTx, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** Whether an address has an account, however it is capitalized. */
export async function hasAccount(db: DbOrTx, email: string): Promise<boolean> {
  return (await findByKeys(db, [exactAddressKey(email), addressKey(email)])) !== undefined
}

/** The account that somebody means by the address they type to sign in or to reset a password. */
export function findAccountToEnter(db: DbOrTx, typed: string): Promise<UserRow | undefined> {
  return findByKeys(db, signInKeys(typed))
}

/** @param keys the first one that an account has wins */
async function findByKeys(db: DbOrTx, keys: readonly string[]): Promise<UserRow | undefined> {
  // PostgreSQL refuses NUL in a text; no stored address has one.
  if (keys.some((key) => key.includes('\0'))) return undefined
  const found = await db.select().from(emailOwners).where(inArray(emailOwners.emailKey, keys))
  const [owner] = found.toSorted((one, other) => keys.indexOf(one.emailKey) - keys.indexOf(other.emailKey))
  // Also for an address without an account: both take as long.
  return findUser(db, owner?.userId ?? '')
}

/** Signed up with e-mail and password: neither a guest nor a social account. */
export function isLocalAccount(user: UserRow): boolean {
  return !user.isGuest && user.auth0Id === null && user.replitId === null
}
