import { eq } from 'drizzle-orm'
import type { MailChoices } from '#domain/accounts/mail-choices.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts.ts'
import type { Db } from '#server/db/connection.ts'
import { userPreferences, userProfiles, users } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import { isSigned, readUnsubscribeToken, unsubscribeKey, type Subscription } from '#server/mail/unsubscribe.ts'
import { asOwner } from '#server/owner.ts'

/**
 * Whose mails a link is about.
 * @throws {AppError} INVALID when it is forged, or its address is no longer the account's
 */
export async function subscriptionOf(db: Db, token: string, now: Date): Promise<Subscription> {
  const claimed = readUnsubscribeToken(token)
  if (!claimed) throw refused()
  const { userId, kind, signature } = claimed
  const key = await unsubscribeKey(db, now)
  const [row] = await db
    .select({ login: users.email, reminders: userProfiles.email })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId))
  const address = [row?.login, row?.reminders].find(
    (one) => one !== null && one !== undefined && isSigned(key, { userId, kind, address: one }, signature),
  )
  if (address === null || address === undefined) throw refused()
  return { userId, kind, address }
}

/** How the two switches stand, and for which address; the address half hidden, as the link may have been passed on. */
export async function findMailChoices(db: Db, { userId, address }: Subscription): Promise<MailChoices> {
  const [row] = await db
    .select({ emailReminders: userPreferences.emailRemindersEnabled, productNews: userPreferences.productNews })
    .from(userPreferences)
    .where(eq(userPreferences.userId, userId))
  return {
    emailReminders: row?.emailReminders ?? true,
    productNews: row?.productNews ?? false,
    address: hinted(address),
  }
}

/** Switches one kind of mail off, however often it is asked to. */
export async function endMails(db: Db, subscription: Subscription, now: Date): Promise<void> {
  await chooseMails(
    db,
    subscription,
    subscription.kind === 'news' ? { productNews: false } : { emailReminders: false },
    now,
  )
}

export async function chooseMails(
  db: Db,
  { userId }: Subscription,
  { emailReminders, productNews }: { emailReminders?: boolean | undefined; productNews?: boolean | undefined },
  now: Date,
): Promise<void> {
  const fields = {
    ...(emailReminders === undefined ? {} : { emailRemindersEnabled: emailReminders }),
    ...(productNews === undefined ? {} : { productNews }),
    updatedAt: now,
  }
  // Counted as the user's own write: what is planned is planned anew, and open tabs see it.
  await changeData(db, asOwner(userId), (tx) =>
    tx
      .insert(userPreferences)
      .values({ ...fields, userId, createdAt: now })
      .onConflictDoUpdate({ target: userPreferences.userId, set: fields }),
  )
}

/** 'a•••@example.com' */
function hinted(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return `${first}•••${address.slice(at)}`
}

function refused(): AppError {
  return new AppError('INVALID', accountTexts.unsubscribeInvalid)
}
