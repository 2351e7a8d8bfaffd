import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { accountTexts } from '#domain/texts/accounts.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { toast } from '../../lib/toast.ts'

/** Says what `?error=` and `&message=` brought back from a social login, once: a reload is quiet. */
export function useArrivalMessage() {
  const search = useSearch()
  const [path, navigate] = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const error = query.get('error')
    if (error === null) return
    toast({ ...explain(error, query.get('message')), variant: 'destructive' })
    query.delete('error')
    query.delete('message')
    navigate(query.size === 0 ? path : `${path}?${query.toString()}`, { replace: true })
  }, [search, path, navigate])
}

function explain(error: string, message: string | null) {
  if (error === 'social_login_disabled') return accountTexts.socialLoginDisabled
  if (error === 'social_login_failed') return accountTexts.socialLoginFailed
  return accountTexts.authenticationError(message ?? generalTexts.unexpected)
}
