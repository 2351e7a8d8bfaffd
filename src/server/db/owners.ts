import { eq } from 'drizzle-orm'
import type { Tx } from './connection.ts'
import {
  earlierTokens,
  emailOwners,
  endpointOwners,
  identityOwners,
  mailQueue,
  passkeyOwners,
  signInChallenges,
  socialSignIns,
} from './schema.ts'

/**
 * Deletes what names a user without being theirs by a foreign key, after the user's own rows: whose an address, identity,
 * passkey or browser is, sign-ins under way, and e-mails in the queue.
 */
export async function forgetOwner(tx: Tx, userId: string): Promise<void> {
  const entries = [emailOwners, identityOwners, passkeyOwners, endpointOwners, earlierTokens]
  for (const table of [...entries, signInChallenges, socialSignIns, mailQueue])
    await tx.delete(table).where(eq(table.userId, userId))
}

/** Whether an entry is another user's already: of two at the same moment, its key lets one through. */
export function isTaken(error: unknown, what: keyof typeof keys): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'constraint' in cause && cause.constraint === keys[what]
}

const keys = { address: 'email_owners_pkey', identity: 'identity_owners_issuer_subject_pk' }
