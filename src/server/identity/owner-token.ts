import { hash, randomBytes } from 'node:crypto'
import type { LeapDay } from '#domain/occasions/recurrence.ts'
import { todayIn } from '#domain/shared/zone.ts'
import type { Actor, OwnerId } from './actor.ts'

// What tokens of sessions, e-mails and links have in common: '{user}.{rest}' says whose it is, so that no search for it
// crosses users.

/** 256 bits are secret. */
export function newOwnerToken(owner: string): { token: string; secret: string } {
  const secret = randomBytes(32).toString('base64url')
  return { token: `${ownerPart(owner)}.${secret}`, secret }
}

/** Tables store this hash of a token. 256 random bits need no salt and no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

/** The part of a token that says whose it is. */
export function ownerPart(owner: string): string {
  return Buffer.from(owner).toString('base64url')
}

/** Reads a token of `newOwnerToken` without believing it. */
export function readOwnerToken(token: string): { userId: string; secret: string } | undefined {
  const [, user = '', secret = ''] = /^([\w-]{1,200})\.([\w-]{43})$/.exec(token) ?? []
  const userId = readOwnerPart(user)
  return userId === undefined ? undefined : { userId, secret }
}

/** Undefined for what can't be a key of the database: it has no NUL, and is written in one way. */
export function readOwnerPart(part: string): string | undefined {
  const userId = Buffer.from(part, 'base64url').toString()
  const isWhole = userId !== '' && !userId.includes('\0') && ownerPart(userId) === part
  return isWhole ? userId : undefined
}

/** @param preferences null in each where the user has saved none */
export function actorOf(
  owner: OwnerId,
  preferences: { timeZone: string | null; leapDay: LeapDay | null; deliveryDays: number | null },
  now: Date,
): Actor {
  return {
    owner,
    now,
    today: todayIn(preferences.timeZone, now),
    leapDay: preferences.leapDay ?? 'feb28',
    deliveryDays: preferences.deliveryDays ?? 5,
  }
}
