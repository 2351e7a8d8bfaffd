import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { ReminderAddress } from '#domain/reminders/schema.ts'
import { mailTexts } from '#domain/texts/mail.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { emailReminders } from '#server/db/schema.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { remindedUsers } from './users.ts'

/** Where the owner's reminder e-mails go, and what is in their way. */
export async function reminderAddress(db: DbOrTx, { owner, now }: Actor): Promise<ReminderAddress> {
  const user = (await remindedUsers(db, [owner], now)).get(owner)
  const address = user?.preferences.address ?? null
  return {
    address,
    confirmed: user?.isConfirmed ?? false,
    // The login address again needs no second confirmation.
    waiting: user?.waiting === address ? null : (user?.waiting ?? null),
    rejects: address !== null && (await isRejected(db, owner, address)),
  }
}

/** Whether the last reminder to that address was refused for good. */
async function isRejected(db: DbOrTx, owner: OwnerId, address: string): Promise<boolean> {
  const [last] = await db
    .select({ status: emailReminders.status, reason: emailReminders.reason })
    .from(emailReminders)
    .where(and(eq(emailReminders.userId, owner), eq(emailReminders.address, address), isNotNull(emailReminders.sentAt)))
    .orderBy(desc(emailReminders.sentAt))
    .limit(1)
  return last?.status === 'failed' && last.reason === mailTexts.failures.refused
}
