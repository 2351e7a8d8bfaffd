import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { openGiftDetails } from '../features/gifts/dialogs.ts'
import { openEditEvent } from '../features/occasions/dialogs.ts'

/**
 * Links in mails and notifications lead to `…?event=42` or `…?gift=42`: opens that event or gift above the page. The address
 * forgets it again, so that a reload or Back does not open it once more.
 */
export function EventAddress() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    const rest = new URLSearchParams(search)
    const name = (['event', 'gift'] as const).find((one) => rest.has(one))
    // React's strict mode runs this twice: once the parameter is removed, the work is done.
    if (name === undefined || !new URLSearchParams(globalThis.location.search).has(name)) return
    const id = rest.get(name) ?? ''
    rest.delete(name)
    navigate(rest.size === 0 ? path : `${path}?${rest.toString()}`, { replace: true })
    if (/^[1-9]\d{0,9}$/.test(id)) void opens[name](Number(id))
  }, [path, search, navigate])
  return null
}

const opens = { event: openEditEvent, gift: openGiftDetails }
