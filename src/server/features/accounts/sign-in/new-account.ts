import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { TERMS_VERSION } from '#domain/accounts/schema.ts'
import { addressKey } from '#domain/shared/email-address.ts'
import type { Tx } from '#server/db/connection.ts'
import { socialSignIns, users } from '#server/db/schema.ts'
import { countedUp } from '#server/db/write.ts'
import type { UserRow } from '../queries.ts'

/** What makes a user more than a guest. */
type Particulars = Omit<Partial<UserRow>, 'emailKey'> & { provider: string }

/**
 * A new account, or this session's guest turned into one: the same row, so that every id stays. Age and terms were
 * confirmed before.
 */
export async function openAccount(
  tx: Tx,
  particulars: Particulars,
  guestId: string | undefined,
  now: Date,
): Promise<{ user: UserRow; wasGuest: boolean }> {
  const { email } = particulars
  const account = {
    ...particulars,
    ...(email ? { emailKey: addressKey(email) } : {}),
    isGuest: false,
    termsVersion: TERMS_VERSION,
    termsAcceptedAt: now,
    ageConfirmedAt: now,
    updatedAt: now,
    lastSeenAt: now,
  }
  const promoted = guestId === undefined ? undefined : await promoteGuest(tx, guestId, account, now)
  if (promoted) return { user: promoted, wasGuest: true }
  const [user] = await tx
    .insert(users)
    .values({ ...account, id: randomUUID(), createdAt: now })
    .returning()
  if (!user) throw new Error('An inserted user was not returned')
  return { user, wasGuest: false }
}

async function promoteGuest(tx: Tx, id: string, account: Partial<UserRow>, now: Date): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ ...account, lastLoginAt: now, ...countedUp })
    .where(and(eq(users.id, id), users.isGuest))
    .returning()
  // Otherwise a connection that the guest started at a provider would end up in this account, which no one asked for.
  await tx.delete(socialSignIns).where(eq(socialSignIns.userId, id))
  return row
}

/** Whether the address got an account in the meantime: of two concurrent sign-ups the unique index lets one through. */
export function isEmailTaken(error: unknown): boolean {
  return violates(error, 'users_email_key')
}

export function violates(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'constraint' in cause && cause.constraint === constraint
}
