import { createHash, randomBytes } from 'node:crypto'

/** What a link in a mail carries: 192 random bits, short enough that the link stays on one line of a mail. */
export function newMailedToken(): string {
  return randomBytes(24).toString('base64url')
}

/** What is stored of it. */
export function hashMailedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
