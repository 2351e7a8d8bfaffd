import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { MailChoices, mailChoicesChangeSchema } from '#domain/accounts/mail-choices.ts'
import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import type { Db } from '#server/db/connection.ts'
import { userPreferences, userProfiles, users } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import { linkKey } from '#server/mail/link-key.ts'
import {
  provenSubscription,
  readUnsubscribeToken,
  type EndableMail,
  type ProvenSubscription,
} from '#server/mail/unsubscribe.ts'

/**
 * Checks an unsubscribe link: whose e-mails it is about, and which kind.
 * @throws {AppError} INVALID when it is forged, or its address is no longer the account's
 */
export async function subscriptionOf(db: Db, token: string, now: Date): Promise<ProvenSubscription> {
  const claimed = readUnsubscribeToken(token)
  if (!claimed) throw refused()
  const { userId, kind, signature } = claimed
  const key = await linkKey(db, now)
  const [row] = await db
    .select({ login: users.email, reminders: userProfiles.email })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(eq(users.id, userId))
  const [proven] = [row?.login, row?.reminders].flatMap(
    (address) => (address && provenSubscription(key, { userId, kind, address }, signature)) || [],
  )
  if (!proven) throw refused()
  return proven
}

/** The two switches, and the address they are for: half hidden, because the link may have been forwarded. */
export async function findMailChoices(db: Db, { subscriber, address }: ProvenSubscription): Promise<MailChoices> {
  const [row] = await db
    .select({
      emailReminders: userPreferences.emailRemindersEnabled,
      weeklyDigest: userPreferences.digestEnabled,
      productNews: userPreferences.productNews,
    })
    .from(userPreferences)
    .where(eq(userPreferences.userId, subscriber))
  return {
    emailReminders: row?.emailReminders ?? true,
    weeklyDigest: row?.weeklyDigest ?? false,
    productNews: row?.productNews ?? false,
    address: hinted(address),
  }
}

/** Turns one kind of e-mail off; repeating it changes nothing. */
export async function endMails(db: Db, subscription: ProvenSubscription, now: Date): Promise<void> {
  await chooseMails(db, subscription, { [switchOf[subscription.kind]]: false }, now)
}

const switchOf = {
  reminders: 'emailReminders',
  digest: 'weeklyDigest',
  news: 'productNews',
} satisfies Record<EndableMail, keyof MailChoices>

export async function chooseMails(
  db: Db,
  { subscriber }: ProvenSubscription,
  { emailReminders, weeklyDigest, productNews }: z.output<typeof mailChoicesChangeSchema>,
  now: Date,
): Promise<void> {
  const fields = {
    ...(emailReminders === undefined ? {} : { emailRemindersEnabled: emailReminders }),
    ...(weeklyDigest === undefined ? {} : { digestEnabled: weeklyDigest, digestSince: now, digestNextAt: now }),
    ...(productNews === undefined ? {} : { productNews }),
    updatedAt: now,
  }
  // Counts as the user's own write, so that reminders are planned again and open tabs see the change.
  await changeData(db, subscriber, (tx) =>
    tx
      .insert(userPreferences)
      .values({ ...fields, userId: subscriber, createdAt: now })
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
