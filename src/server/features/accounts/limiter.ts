import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { accountLimits } from '#domain/accounts/limits.ts'
import { imitatedAddress } from '#domain/shared/email-address.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { createRateLimiter, visitorKey } from '#server/rate-limit.ts'
import type { Services } from '#server/services.ts'

const SLOW_MS = 2000

/** Counts what only the routes of accounts know: guesses, and e-mails to one address. */
export function createLimiter(services: Services) {
  const limiter = createRateLimiter(services)
  return {
    ...limiter,

    /**
     * Before a password is checked. An account under attack from many places answers all of them slowly; its owner,
     * coming from a new place, still gets in.
     * @throws {AppError} RATE_LIMITED
     */
    async countGuess({ ip }: FastifyRequest, email: string): Promise<void> {
      await limiter.count(accountLimits.guess, `${addressName(email)} ${visitorKey(ip)}`)
      const isCalm = await limiter.isWithin(accountLimits.guessFromAnywhere, addressName(email))
      if (!isCalm) await services.clock.pause(SLOW_MS)
    },
    async forgetGuesses({ ip }: FastifyRequest, email: string): Promise<void> {
      await limiter.forget(accountLimits.guess, `${addressName(email)} ${visitorKey(ip)}`)
    },

    /** Whether one more mail that a stranger may have asked for can go to this address within the hour. */
    mayMail(on: DbOrTx, email: string): Promise<boolean> {
      return limiter.isWithin(accountLimits.mailTo, addressName(email), on)
    },
  }
}

export type Limiter = ReturnType<typeof createLimiter>

/** The key of an address in the counters: a hash of fixed length, so that the table isn't a list of users. */
export function addressName(email: string): string {
  return createHash('sha256').update(imitatedAddress(email.trim())).digest('hex').slice(0, 32)
}
