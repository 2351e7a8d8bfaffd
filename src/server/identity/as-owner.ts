import type { OwnerId } from './actor.ts'

/**
 * Turns a proven user id into an owner. Only the session or the signed link that proved it may import this, the work that
 * a session started, and tests ('only-proofs-make-owners' in architecture.rules.ts).
 */
export function asOwner(userId: string): OwnerId {
  return userId as OwnerId
}
