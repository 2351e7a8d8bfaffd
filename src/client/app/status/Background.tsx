import { useEffect } from 'react'
import { keepDeviceInStep } from '#client/features/push/parts/device.ts'
import { useSession } from '../../lib/session.ts'
import { watchConnection } from './connection.ts'
import { watchVersion } from './new-version.ts'
import { StatusBar } from './StatusBar.tsx'

/** The worker fetches the whole app: not while somebody waits for what was just pressed. */
const WORKER_AFTER_MS = 3_000

/** What goes on behind every page; loaded when the first one is in use. */
export function Background() {
  const userId = useSession().data?.id
  useEffect(() => {
    const version = watchVersion()
    // A server that was away may have come back as another version.
    const stopWatching = watchConnection(() => void version.check())
    return () => {
      version.stop()
      stopWatching()
    }
  }, [])
  useEffect(nameManifest, [])
  useEffect(() => {
    if (userId === undefined) return undefined
    // The next start tries again.
    const start = () => void keepDeviceInStep(userId).catch(() => undefined)
    const timer = setTimeout(start, WORKER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [userId])
  return <StatusBar />
}

/** Not in index.html: browsers would fetch it, and its icon, with the first page. */
function nameManifest() {
  if (document.querySelector('link[rel="manifest"]') !== null) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
