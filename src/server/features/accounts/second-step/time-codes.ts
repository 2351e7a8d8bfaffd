import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { shellTexts } from '#domain/texts/shell.ts'
import { appSecret } from '#server/db/app-secrets.ts'
import type { DbOrTx } from '#server/db/connection.ts'

/** RFC 6238 as every authenticator app has it: 160 bits, SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30

// Loaded when first used: at the start it would take 7 MiB of everyone's server.
const library = () => import('otplib')

export async function newSecret(): Promise<string> {
  const { generateSecret } = await library()
  return generateSecret()
}

/** The content of the QR code. @param address lets the app tell several accounts apart */
export async function otpauthUri(secret: string, address: string): Promise<string> {
  const { generateURI } = await library()
  return generateURI({ issuer: shellTexts.name, label: address, secret })
}

/**
 * The time step of this code, allowing one step early or late: clocks differ, and people type slowly. Undefined when the
 * code is wrong.
 */
export async function stepOf(secret: string | undefined, code: string, now: Date): Promise<number | undefined> {
  if (secret === undefined || !/^\d{6}$/.test(code)) return undefined
  const { verifySync } = await library()
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ strategy: 'totp', secret, token: code, epoch, epochTolerance: STEP_SECONDS })
  return result.valid ? Math.floor(epoch / STEP_SECONDS) + result.delta : undefined
}

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals a user's secret (AES-256-GCM under a key of `app_secrets`), so that a dump of the table alone can't produce
 * codes. It's bound to this user: moved to another account, the row is worthless.
 */
export async function sealSecret(db: DbOrTx, userId: string, secret: string, now: Date): Promise<string> {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await sealingKey(db, now), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined when it was sealed for another user or with another key: then no code matches. */
export async function openSecret(db: DbOrTx, userId: string, sealed: string, now: Date): Promise<string | undefined> {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', await sealingKey(db, now), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

async function sealingKey(db: DbOrTx, now: Date): Promise<Buffer> {
  const key = await appSecret(db, 'authenticator-apps', () => randomBytes(32).toString('base64url'), now)
  return Buffer.from(key, 'base64url')
}
