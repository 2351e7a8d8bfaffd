import { eq, sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connection.ts'
import { users } from '#server/db/schema.ts'

export type UserRow = typeof users.$inferSelect

export async function findUser(db: DbOrTx, id: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row
}

/** The account of an address, however it is capitalised. Both sides are folded by the database, as its unique index is. */
export async function findUserByEmail(db: DbOrTx, email: string): Promise<UserRow | undefined> {
  // PostgreSQL refuses NUL in a text; no stored address has one.
  if (email.includes('\0')) return undefined
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`)
  return row
}

/** Signed up with e-mail and password: neither a guest nor somebody whom a provider signs in. */
export function isLocalAccount(user: UserRow): boolean {
  return !user.isGuest && user.auth0Id === null && user.replitId === null
}
