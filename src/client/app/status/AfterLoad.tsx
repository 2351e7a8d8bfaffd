import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useSession } from '#client/lib/session.ts'

/** By then it no longer gets in the way of someone who only reads. */
const AT_THE_LATEST_MS = 10_000
const signsOfLife = ['pointerdown', 'keydown', 'dragenter', 'offline'] as const

/** Background tasks, loaded once the first page is in use. If they can't be loaded, the pages work without them. */
export function AfterLoad() {
  const [Background, setBackground] = useState<ComponentType>()
  // No page could be shown: this is what notices when the server responds again.
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
