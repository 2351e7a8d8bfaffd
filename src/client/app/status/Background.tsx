import { Suspense, useEffect } from 'react'
import { keepDeviceInStep } from '#client/features/reminders/push/parts/device.ts'
import { lazyPart } from '#client/lib/lazy.ts'
import { useSession } from '#client/lib/session.ts'
import { watchConnection } from './connection.ts'
import { watchVersion } from './new-version.ts'
import { StatusBar } from './StatusBar.tsx'

const ImportBackground = lazyPart(
  () => import('#client/features/imports/parts/ImportBackground.tsx'),
  'ImportBackground',
)

/** The worker fetches the whole app, so it waits until no one is waiting for something they just clicked. */
const WORKER_AFTER_MS = 3_000

/** What runs behind every page; loaded once the first one is in use. */
export function Background() {
  const userId = useSession().data?.id
  useEffect(() => {
    const version = watchVersion()
    // A server that was down may come back with a new version.
    const stopWatching = watchConnection(() => void version.check())
    return () => {
      version.stop()
      stopWatching()
    }
  }, [])
  useEffect(nameManifest, [])
  useEffect(() => {
    if (userId === undefined) return undefined
    // The next start retries.
    const start = () => void keepDeviceInStep(userId).catch(() => undefined)
    const timer = setTimeout(start, WORKER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [userId])
  return (
    <>
      <StatusBar />
      {userId !== undefined && (
        <Suspense fallback={null}>
          <ImportBackground />
        </Suspense>
      )}
    </>
  )
}

/** Not in index.html: browsers would fetch it, and its icon, with the first page. */
function nameManifest() {
  if (document.querySelector('link[rel="manifest"]') !== null) return
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}
