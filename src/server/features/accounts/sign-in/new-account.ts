import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { TERMS_VERSION } from '#domain/accounts/schema.ts'
import { addressKey } from '#domain/shared/email-address.ts'
import type { Tx } from '#server/db/connection.ts'
import { emailOwners, socialSignIns, users } from '#server/db/schema.ts'
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
  const wasGuest = guestId !== undefined && (await holdGuest(tx, guestId))
  const id = wasGuest ? guestId : randomUUID()
  if (email) await tx.insert(emailOwners).values({ emailKey: addressKey(email), userId: id })
  const [user] = wasGuest
    ? await promoteGuest(tx, id, account, now)
    : await tx
        .insert(users)
        .values({ ...account, id, createdAt: now })
        .returning()
  if (!user) throw new Error('A written user was not returned')
  return { user, wasGuest }
}

/** False if another request has made an account of it, or taken it into one. */
async function holdGuest(tx: Tx, id: string): Promise<boolean> {
  const isGuest = and(eq(users.id, id), users.isGuest)
  const rows = await tx.select({ id: users.id }).from(users).where(isGuest).for('update')
  return rows.length > 0
}

async function promoteGuest(tx: Tx, id: string, account: Partial<UserRow>, now: Date): Promise<UserRow[]> {
  // Otherwise a connection that the guest started at a provider would end up in this account, which no one asked for.
  await tx.delete(socialSignIns).where(eq(socialSignIns.userId, id))
  return tx
    .update(users)
    .set({ ...account, lastLoginAt: now, ...countedUp })
    .where(eq(users.id, id))
    .returning()
}
