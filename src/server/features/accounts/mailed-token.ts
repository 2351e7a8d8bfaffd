import { createHash, randomBytes } from 'node:crypto'

/** What a link in a mail carries: 256 random bits. */
export function newMailedToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of it. */
export function hashMailedToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
