import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { ARRIVAL_COOKIE } from '#domain/accounts/social.ts'
import type { CurrentUser } from '#domain/accounts/schema.ts'

/** After returning from a provider: says how it went. The code is loaded only then. */
export function useSocialOutcome(user: CurrentUser | null) {
  const search = useSearch()
  const [, navigate] = useLocation()
  useEffect(() => {
    const isBack = new URLSearchParams(search).has('error') || document.cookie.includes(`${ARRIVAL_COOKIE}=`)
    if (!isBack) return
    void import('../features/accounts/parts/social-outcome.ts').then(({ tellSocialOutcome }) =>
      tellSocialOutcome(user, navigate),
    )
  }, [search, user, navigate])
}
