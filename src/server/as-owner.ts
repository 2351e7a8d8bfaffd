import type { OwnerId } from './owner.ts'

/**
 * Turns a proven user id into an owner. Only code that has checked a session or a signed link may import this, and tests
 * ('only-proofs-make-owners' in architecture.rules.ts).
 */
export function asOwner(userId: string): OwnerId {
  return userId as OwnerId
}
