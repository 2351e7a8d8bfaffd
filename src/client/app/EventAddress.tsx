import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { openEditEvent } from '../features/occasions/dialogs.ts'

/**
 * Links in mails and notifications lead to `…?event=42`: opens that event above the page. The address forgets it again,
 * so that a reload or Back does not open it once more.
 */
export function EventAddress() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    const rest = new URLSearchParams(search)
    const event = rest.get('event')
    // React's strict mode runs this twice: once the parameter is removed, the work is done.
    if (event === null || !new URLSearchParams(globalThis.location.search).has('event')) return
    rest.delete('event')
    navigate(rest.size === 0 ? path : `${path}?${rest.toString()}`, { replace: true })
    if (/^[1-9]\d{0,9}$/.test(event)) void openEditEvent(Number(event))
  }, [path, search, navigate])
  return null
}
