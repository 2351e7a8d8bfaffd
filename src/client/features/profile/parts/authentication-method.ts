import type { CurrentUser } from '#domain/accounts/schema.ts'
import { profileTexts } from '#domain/texts/profile.ts'
import { externalProviderNames } from '#domain/texts/provider-names.ts'

type Identity = Pick<CurrentUser, 'isGuest' | 'auth0Id' | 'replitId'>

/** Signed up with e-mail and password: the only accounts that have a password to update. */
export function isLocalAccount({ isGuest, auth0Id, replitId }: Identity): boolean {
  return !isGuest && auth0Id === null && replitId === null
}

const names: Record<string, string> = { ...externalProviderNames, auth0: profileTexts.emailAndPassword }

/** How an account signs in, named by the prefix of its external id: 'google-oauth2|1234'. */
export function authenticationMethod(user: Identity): string {
  if (user.isGuest) return profileTexts.guestUser
  if (isLocalAccount(user)) return profileTexts.emailAndPassword
  const [prefix = ''] = user.auth0Id?.split('|') ?? []
  if (prefix === '') return profileTexts.socialProvider
  return names[prefix] ?? prefix.charAt(0).toUpperCase() + prefix.slice(1)
}
