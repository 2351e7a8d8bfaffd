import { ARRIVAL_COOKIE, socialProviders } from '#domain/accounts/social.ts'
import { providerNames } from '#domain/texts/provider-names.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'
import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { socialTexts } from '#domain/texts/social.ts'
import { startSession } from '#client/lib/session.ts'
import { toast, toastSuccess } from '#client/lib/toast.ts'
import { openProfileSettings } from '#client/features/profile/dialogs.ts'
import { settleIn } from '#client/features/profile/parts/settle-in.ts'

/** Says once how the sign-in at a provider went: a reload stays quiet. */
export function tellSocialOutcome(
  user: CurrentUser | null,
  navigate: (path: string, options: { replace: boolean }) => void,
): void {
  tellError(navigate)
  if (user !== null) tellArrival(user)
}

/** `?error=`, and `&message=` with the server's sentence. */
function tellError(navigate: (path: string, options: { replace: boolean }) => void) {
  const { pathname, search } = globalThis.location
  const query = new URLSearchParams(search)
  const error = query.get('error')
  if (error === null) return
  toast({ ...explain(error, query.get('message')), variant: 'destructive' })
  query.delete('error')
  query.delete('message')
  navigate(query.size === 0 ? pathname : `${pathname}?${query.toString()}`, { replace: true })
}

function explain(error: string, message: string | null) {
  if (error === 'social_login_disabled') return accountTexts.socialLoginDisabled
  if (error === 'social_login_failed') return accountTexts.socialLoginFailed
  return accountTexts.authenticationError(message ?? generalTexts.unexpected)
}

/** The session came as a cookie; do the rest of what a sign-in does in this browser. */
function tellArrival(user: CurrentUser) {
  const arrival = takeArrival()
  if (arrival === 'signed-in' || arrival === 'signed-in-again') {
    toastSuccess(accountTexts.loginSuccessful)
    void startSession({ user })
    void settleIn(user)
  }
  const connected = socialProviders.find((provider) => arrival === `connected.${provider}`)
  if (connected !== undefined) toastSuccess(socialTexts.connected(providerNames[connected]))
  // Where it was begun.
  if (connected !== undefined || arrival === 'signed-in-again') void openProfileSettings()
}

function takeArrival(): string | undefined {
  const name = `${ARRIVAL_COOKIE}=`
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(name))
  document.cookie = `${name}; Max-Age=0; Path=/`
  return cookie?.slice(name.length)
}
