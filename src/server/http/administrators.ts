import type { Settings } from '#server/settings.ts'

/** What of a user decides whether it is an administrator. */
interface Candidate {
  /** Not the address: one that only looks like an administrator's has another key. */
  emailKey: string | null
  emailVerifiedAt: Date | null
  isGuest: boolean
}

/**
 * Administrators are the addresses in ADMIN_EMAILS once their owner has proven to read mail there. Asked on every call,
 * so that an address taken off the list has no more power after the restart that took it off.
 */
export function isAdministrator({ adminEmails }: Settings, user: Candidate): boolean {
  if (user.isGuest || user.emailKey === null || user.emailVerifiedAt === null) return false
  return adminEmails.includes(user.emailKey)
}
