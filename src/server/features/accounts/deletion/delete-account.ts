import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { accountLimits } from '#domain/accounts/limits.ts'
import { DELETION_WORD, type accountDeletionSchema } from '#domain/accounts/deletion.ts'
import { isSameAddress } from '#domain/shared/email-address.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { deleteAccountTexts } from '#domain/texts/delete-account.ts'
import { generalTexts } from '#domain/texts/general.ts'
import type { Tx } from '#server/db/connection.ts'
import { forgetOwner } from '#server/db/owners.ts'
import { mailQueue, rateLimits, users } from '#server/db/schema.ts'
import { changeData } from '#server/db/write.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { accountDeletedMail } from '#server/mail/templates/account-deleted.ts'
import type { Limiter } from '../limiter.ts'
import { isPasswordOf } from '../passwords/password-hash.ts'
import { findUser, isLocalAccount, type UserRow } from '../queries.ts'

/**
 * Deletes the account with every row of its own, at once and for good: tables of users refer to them by a foreign
 * key with ON DELETE CASCADE, and `forgetOwner` has the others (delete-account.test.ts).
 * @returns the last e-mail, which no table keeps; undefined without a confirmed address
 * @throws {AppError} INVALID when the password is wrong, or the word is not DELETE
 */
export async function deleteAccount(
  services: Services,
  limiter: Limiter,
  { actor }: Session,
  given: z.output<typeof accountDeletionSchema>,
): Promise<(() => Promise<void>) | undefined> {
  const user = await findUser(services.db, actor.owner)
  if (!user) throw new AppError('UNAUTHENTICATED', generalTexts.signInRequired)
  await refuseUnproven(limiter, user, given)
  await changeData(services.db, actor.owner, async (tx) => {
    await deleteWhatOnlyNamesIt(tx, user)
    const deleted = await tx
      .delete(users)
      // Not when the password was changed in between.
      .where(and(eq(users.id, user.id), sql`${users.passwordHash} is not distinct from ${user.passwordHash}`))
      .returning({ id: users.id })
    if (deleted.length === 0) throw invalidField('password', deleteAccountTexts.passwordWrong)
    await forgetOwner(tx, user.id)
  })
  return farewell(services, user, actor.now)
}

/** Local accounts confirm with their password; guests and social accounts by typing the word. */
async function refuseUnproven(
  limiter: Limiter,
  user: UserRow,
  { password, confirm }: z.output<typeof accountDeletionSchema>,
): Promise<void> {
  const { passwordRequired, passwordWrong, wordExpected } = deleteAccountTexts
  if (!isLocalAccount(user) || user.passwordHash === null) {
    if (confirm !== DELETION_WORD) throw invalidField('confirm', wordExpected)
    return
  }
  if (password === undefined) throw invalidField('password', passwordRequired)
  await limiter.count(accountLimits.confirm, user.id)
  if (!(await isPasswordOf(user.passwordHash, password))) throw invalidField('password', passwordWrong)
}

/** What no foreign key leads to: counters under its id, and e-mails to its address that belong to no account. */
async function deleteWhatOnlyNamesIt(tx: Tx, { id, email, emailVerifiedAt }: UserRow): Promise<void> {
  await tx.delete(rateLimits).where(eq(rateLimits.who, id))
  const isOwnAddress = email !== null && emailVerifiedAt !== null
  if (!isOwnAddress) return
  const nobodys = await tx
    .select({ id: mailQueue.id, address: mailQueue.address })
    .from(mailQueue)
    .where(isNull(mailQueue.userId))
  const own = nobodys.filter(({ address }) => isSameAddress(address, email))
  await tx.delete(mailQueue).where(
    inArray(
      mailQueue.id,
      own.map((mail) => mail.id),
    ),
  )
}

/** Bypasses the queue, so that no table keeps the address. Best effort, because the request is answered already. */
function farewell({ mailer }: Services, { id, email, emailVerifiedAt, isGuest }: UserRow, now: Date) {
  if (isGuest || email === null || emailVerifiedAt === null) return undefined
  return () =>
    mailer.sendNow({
      ...accountDeletedMail(mailer.link('/')),
      to: email,
      messageId: mailer.messageId(`deleted.${id}`),
      date: now,
    })
}
