import { eq } from 'drizzle-orm'
import { accountLimits } from '#domain/accounts/limits.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { securityTexts } from '#domain/texts/security.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import type { Session } from '#server/identity/session.ts'
import { recoveryCodeUsedMail } from '#server/mail/templates/sign-in-changed.ts'
import { askChallenge, takeChallenge, tryChallenge } from '../challenges.ts'
import type { Limiter } from '../limiter.ts'
import { findUser, type UserRow } from '../queries.ts'
import { noticeByMail } from '../security-notice.ts'
import type { Visit } from '../sessions/sessions.ts'
import { signIn, type SignedInUser } from '../sign-in/sign-in.ts'
import { countRecoveryCodes, hasAuthenticatorApp, spendCode } from './codes.ts'

/**
 * After the password: for most accounts nothing more; with an app, the request ends here.
 * @throws {AppError} SECOND_FACTOR with the token to send with the code, UNAUTHENTICATED when the password has changed
 */
export async function askForCode(db: Db, user: UserRow, now: Date): Promise<void> {
  if (!(await hasAuthenticatorApp(db, user.id))) return
  const challengeToken = await db.transaction(async (tx) => {
    const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    // A password that has become another one since ends no challenge that comes after it.
    if (current?.passwordHash !== user.passwordHash)
      throw new AppError('UNAUTHENTICATED', accountTexts.invalidCredentials)
    return askChallenge(tx, { kind: 'code', userId: user.id, challenge: null }, now)
  })
  throw new AppError('SECOND_FACTOR', securityTexts.codeAsked, { challengeToken })
}

/**
 * Signs in with the requested code. Code, challenge and a guest's data change in one transaction: if the sign-in fails,
 * all of them stay as before, except that the try counts.
 * @throws {AppError} UNAUTHENTICATED when the challenge is used up, INVALID when the code is wrong
 */
export async function signInWithCode(
  services: Services,
  limiter: Limiter,
  { challengeToken, code }: { challengeToken: string; code: string },
  visit: Visit,
  from: { previous: Session | undefined; bringGuest: boolean },
): Promise<SignedInUser> {
  const { db, mailer } = services
  const { now } = visit
  const userId = await tryChallenge(db, challengeToken, now)
  await limiter.count(accountLimits.code, userId)
  const account = await findUser(db, userId)
  if (!account) throw new AppError('UNAUTHENTICATED', securityTexts.tooLate)
  const signedIn = await signIn(services, account, visit, {
    ...from,
    async proof(tx) {
      const spent = await spendCode(tx, userId, code, now)
      if (spent === undefined) throw invalidField('code', securityTexts.codeWrong)
      await takeChallenge(tx, 'code', challengeToken, now)
      if (spent === 'app') return
      const mail = recoveryCodeUsedMail(mailer.link('/'), await countRecoveryCodes(tx, userId))
      await noticeByMail(tx, services, account, mail, now)
    },
  })
  await limiter.forget(accountLimits.code, userId)
  mailer.kick()
  return signedIn
}
