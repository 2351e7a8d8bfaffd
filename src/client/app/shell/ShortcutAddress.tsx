import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { openQuickCapture } from '#client/features/quick-capture/dialogs.ts'

const openers: Record<string, (address: URLSearchParams) => Promise<unknown>> = {
  'add-contact': () => openAddContact(),
  'quick-idea': (address) => openQuickCapture(address),
}

/**
 * The shortcuts of the installed app (manifest.webmanifest) come as `/dashboard?do=quick-idea`, with the title, text and
 * url that were shared with it; the address forgets them again.
 */
export function ShortcutAddress() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    const address = new URLSearchParams(search)
    const what = address.get('do')
    // React's strict mode runs this twice.
    if (what === null || !globalThis.location.search.includes('do=')) return
    navigate(path, { replace: true })
    void openers[what]?.(address)
  }, [search, path, navigate])
  return null
}
