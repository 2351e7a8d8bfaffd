import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useSession } from '../../lib/session.ts'

/** Somebody who only reads is not in the way of anything by then. */
const AT_THE_LATEST_MS = 10_000
const signsOfLife = ['pointerdown', 'keydown', 'offline'] as const

/** Whatever goes on behind the pages, once the first one is in use; where it cannot be loaded, the pages do without. */
export function AfterLoad() {
  const [Background, setBackground] = useState<ComponentType>()
  // No page could be shown: it is this that notices when the server answers again.
  const { isError } = useSession()
  useEffect(() => {
    const load = () => {
      forget()
      import('./Background.tsx')
        .then((part) => setBackground(() => part.Background))
        .catch(() => globalThis.addEventListener('online', load, { once: true }))
    }
    const timer = setTimeout(load, isError ? 0 : AT_THE_LATEST_MS)
    const forget = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', load)
      for (const sign of signsOfLife) globalThis.removeEventListener(sign, load)
    }
    for (const sign of signsOfLife) globalThis.addEventListener(sign, load, { passive: true })
    return forget
  }, [isError])
  return Background === undefined ? null : <Background />
}
