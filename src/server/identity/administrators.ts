import type { Settings } from '#server/settings.ts'

/** The facts about a user that decide whether they're an administrator. */
interface Candidate {
  /** Not the address itself: one that only looks like an administrator's has another key. */
  emailKey: string | null
  emailVerifiedAt: Date | null
  isGuest: boolean
}

/**
 * Administrators are the addresses in ADMIN_EMAILS once their owners have confirmed them. Checked on every call, so that
 * an address taken off the list loses its power at the restart that removes it.
 */
export function isAdministrator({ adminEmails }: Settings, user: Candidate): boolean {
  if (user.isGuest || user.emailKey === null || user.emailVerifiedAt === null) return false
  return adminEmails.includes(user.emailKey)
}
