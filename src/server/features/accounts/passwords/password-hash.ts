import { AppError } from '#domain/shared/errors.ts'
import { accountTexts } from '#domain/texts/accounts.ts'

/**
 * argon2id as OWASP's Password Storage Cheat Sheet has it: 19 MiB, two passes, one lane. Measured 36 ms a hash on the
 * two-core machine; 64 MiB and three passes took 79 ms and would let a burst of sign-ins push the app out of a small
 * server's memory.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** At most this many at once: 38 MiB, and two of libuv's four threads stay free for files and name look-ups. */
const AT_ONCE = 2
/** Requests that would wait longer than about four seconds get a 503 instead. */
const MAX_WAITING = 200

/** A hash that no password matches: verified when there is no account, so that the answer takes the same time. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$d5KYjeQn+ISb491UqFNXZw$qEJ4Hsr6eOhSHcUhqAtUa77miwvKS1ePSrZvIo65Ddk'

/** @throws {AppError} UNAVAILABLE when too many are waiting */
export function hashPassword(password: string): Promise<string> {
  return inTurn(async () => (await argon2()).hash(composed(password), PARAMETERS))
}

/**
 * Whether the password matches this hash; without a hash the same work is done and the answer is no.
 * @throws {AppError} UNAVAILABLE when too many are waiting
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () => (await argon2()).verify(passwordHash ?? NOBODY, composed(password)))
  return matches && passwordHash !== null
}

/** Loaded when the first password is entered: an idle process needs no native code for it. */
const argon2 = () => import('@node-rs/argon2')

/** 'é' typed as one character or as two (as keyboards differ) is the same password. */
function composed(password: string): string {
  return password.normalize('NFC')
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else {
    if (waiting.length >= MAX_WAITING)
      throw new AppError('UNAVAILABLE', accountTexts.tooManySignIns, {
        retryAfterSeconds: 5,
      })
    // A finished hash hands its place over, so `running` doesn't change.
    await new Promise<void>((proceed) => waiting.push(proceed))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
