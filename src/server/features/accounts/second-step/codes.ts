import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { RECOVERY_CODES } from '#domain/accounts/second-step.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
import { recoveryCodes, totpSecrets } from '#server/db/schema.ts'
import { openSecret, stepOf } from './time-codes.ts'

/** Whether signing in to this account with a password also asks for a code. */
export async function hasAuthenticatorApp(db: DbOrTx, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt)))
  return rows.length > 0
}

/**
 * Uses up a code of the app, or a recovery code. Of concurrent requests with the same code, one succeeds. Undefined when
 * it is wrong or was used before.
 */
export async function spendCode(
  db: DbOrTx,
  userId: string,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> {
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(typed)) return (await spendTimeCode(db, userId, typed, now)) ? 'app' : undefined
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(typed)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return spent.length > 0 ? 'recovery' : undefined
}

async function spendTimeCode(db: DbOrTx, userId: string, code: string, now: Date): Promise<boolean> {
  const isOn = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))
  const [row] = await db.select().from(totpSecrets).where(isOn)
  if (!row) return false
  const step = await stepOf(await openSecret(db, userId, row.sealedSecret, now), code, now)
  if (step === undefined) return false
  const spent = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(isOn, lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  return spent.length > 0
}

export async function countRecoveryCodes(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

/** New codes in place of the ones before; they are shown this once. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await forgetRecoveryCodes(tx, userId)
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(code), createdAt: now })))
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'))
}

export async function forgetRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

/** 32 characters that are hard to confuse; sixteen of them are 80 random bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function newRecoveryCode(): string {
  return Array.from(randomBytes(16), (byte) => SIGNS[byte % SIGNS.length]).join('')
}

function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
