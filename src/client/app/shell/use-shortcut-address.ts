import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { openAddContact } from '#client/features/contacts/dialogs.ts'
import { openQuickCapture } from '#client/features/quick-capture/dialogs.ts'

const openers: Record<string, () => Promise<unknown>> = {
  'add-contact': () => openAddContact(),
  'quick-idea': () => openQuickCapture(),
}

/** The shortcuts of the installed app (manifest.webmanifest) come as `/dashboard?do=quick-idea`; the address forgets it again. */
export function useShortcutAddress() {
  const [path, navigate] = useLocation()
  const what = new URLSearchParams(useSearch()).get('do')
  useEffect(() => {
    // React's strict mode runs this twice.
    if (what === null || !globalThis.location.search.includes('do=')) return
    navigate(path, { replace: true })
    void openers[what]?.()
  }, [what, path, navigate])
}
