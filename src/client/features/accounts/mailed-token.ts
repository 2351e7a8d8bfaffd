import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'

/**
 * The `token` a mailed link carries. It is taken out of the address bar at once, so that it stays in no history, no
 * bookmark and no Referer. Undefined when the link is not complete.
 */
export function useMailedToken(): string | undefined {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '')
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) navigate(path, { replace: true })
  }, [search, path, navigate])
  return token === '' ? undefined : token
}
