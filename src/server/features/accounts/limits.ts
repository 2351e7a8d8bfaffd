import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { imitatedAddress } from '#domain/shared/email-address.ts'
import { AppError } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { addressKey, countTry, forgetTries, type Limit } from '#server/http/rate-limit.ts'
import type { Services } from '#server/services.ts'

const quarter = 15 * 60
const hour = 3600

/** Limits for calls that need no sign-in, in tries per window. */
export const limits = {
  /** Password guesses for one address from one place. */
  login: { name: 'login', max: 10, windowSeconds: quarter },
  /** Many addresses tried from one place; an office behind one address stays below this. */
  loginFromPlace: { name: 'login-ip', max: 100, windowSeconds: quarter },
  /** One address tried from many places: beyond this, answers are slow but never refused. */
  loginToAccount: { name: 'login-account', max: 30, windowSeconds: quarter },
  signUp: { name: 'signup', max: 20, windowSeconds: hour },
  guest: { name: 'guest', max: 30, windowSeconds: hour },
  forgot: { name: 'forgot', max: 5, windowSeconds: hour },
  forgotFromPlace: { name: 'forgot-ip', max: 20, windowSeconds: hour },
  resetFromPlace: { name: 'reset-ip', max: 20, windowSeconds: hour },
  verifyFromPlace: { name: 'verify-ip', max: 30, windowSeconds: hour },
  resend: { name: 'resend', max: 5, windowSeconds: hour },
  unsubscribeFromPlace: { name: 'unsubscribe-ip', max: 60, windowSeconds: hour },
  socialLogin: { name: 'social-login', max: 40, windowSeconds: quarter },
  updatePassword: { name: 'update-password', max: 10, windowSeconds: quarter },
  /** The password or a code, given once more before a way to sign in changes. */
  confirm: { name: 'confirm', max: 10, windowSeconds: quarter },
  /**
   * Codes after the right password, over all sign-ins of an account: at this rate, a day of guessing succeeds about once
   * in 350.
   */
  code: { name: 'code', max: 10, windowSeconds: quarter },
  /** Two requests per sign-in: the challenge and the answer. */
  passkeyFromPlace: { name: 'passkey-ip', max: 200, windowSeconds: quarter },
  /** E-mails to one address that others can cause. */
  mailTo: { name: 'mail-to', max: 5, windowSeconds: hour },
} satisfies Record<string, Limit>

const SLOW_MS = 2000

/** Counts tries against the limits; does nothing with RATE_LIMIT=off. */
export function createLimiter({ db, settings, clock }: Services) {
  const isOn = settings.rateLimit
  const isWithin = async (on: DbOrTx, limit: Limit, who: string): Promise<boolean> => {
    try {
      await countTry(on, limit, who, clock.now())
      return true
    } catch (error) {
      if (error instanceof AppError && error.code === 'RATE_LIMITED') return false
      throw error
    }
  }
  return {
    /** @throws {AppError} RATE_LIMITED */
    async count(limit: Limit, who: string): Promise<void> {
      if (isOn) await countTry(db, limit, who, clock.now())
    },

    /** After one that succeeded. */
    async forget(limit: Limit, who: string): Promise<void> {
      if (isOn) await forgetTries(db, limit, who)
    },

    /**
     * Before a password is checked. An account under attack from many places answers all of them slowly; its owner,
     * coming from a new place, still gets in.
     * @throws {AppError} RATE_LIMITED
     */
    async countSignIn(request: FastifyRequest, email: string): Promise<void> {
      if (!isOn) return
      const place = placeOf(request)
      await countTry(db, limits.loginFromPlace, place, clock.now())
      await countTry(db, limits.login, `${addressName(email)} ${place}`, clock.now())
      if (!(await isWithin(db, limits.loginToAccount, addressName(email)))) await clock.pause(SLOW_MS)
    },
    async forgetSignIn(request: FastifyRequest, email: string): Promise<void> {
      if (isOn) await forgetTries(db, limits.login, `${addressName(email)} ${placeOf(request)}`)
    },

    /** Whether one more mail that a stranger may have asked for can go to this address within the hour. */
    async mayMail(on: DbOrTx, email: string): Promise<boolean> {
      return !isOn || isWithin(on, limits.mailTo, addressName(email))
    },
  }
}

export type Limiter = ReturnType<typeof createLimiter>

export function placeOf(request: FastifyRequest): string {
  return addressKey(request.ip)
}

/** The key of an address in the counters: a hash of fixed length, so that the table isn't a list of users. */
export function addressName(email: string): string {
  return createHash('sha256').update(imitatedAddress(email.trim())).digest('hex').slice(0, 32)
}
