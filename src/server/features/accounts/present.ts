import type { CurrentUser } from '#domain/accounts/schema.ts'
import { isAdministrator } from '#server/identity/administrators.ts'
import type { Settings } from '#server/settings.ts'
import type { UserRow } from './queries.ts'

/** A user as shown to that very user. Never the hash. */
export function presentUser(user: UserRow, settings: Settings): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    name: user.name,
    firstName: user.firstName,
    lastName: user.lastName,
    picture: user.picture,
    profileImageUrl: user.profileImageUrl,
    isGuest: user.isGuest,
    isAdmin: isAdministrator(settings, user),
    auth0Id: user.auth0Id,
    replitId: user.replitId,
    provider: user.provider,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
  }
}
