import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { mailedTokenItem } from '#client/lib/storage.ts'

/**
 * The `token` a mailed link carries. It is taken out of the address bar at once, so that no history, bookmark or Referer
 * has it. A reload finds it in the tab's own storage until the page is left. Undefined when the link is not complete.
 */
export function useMailedToken(): string | undefined {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? tokenOfReload(path) ?? '')
  useEffect(() => {
    if (token === '') return undefined
    mailedTokenItem.write(`${path} ${token}`)
    return () => mailedTokenItem.remove()
  }, [path, token])
  useEffect(() => {
    if (new URLSearchParams(search).has('token')) navigate(path, { replace: true })
  }, [search, path, navigate])
  return token === '' ? undefined : token
}

/** Another page's token is none for this one. */
function tokenOfReload(path: string): string | undefined {
  const [page, token] = mailedTokenItem.read()?.split(' ') ?? []
  return page === path ? token : undefined
}
