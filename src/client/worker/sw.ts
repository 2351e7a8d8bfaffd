import { follow, renew, showPush } from './notifications.ts'
import { worker } from './scope.ts'
import { dropOldShells, freshPage, fromShell, isOfShell, keepShell } from './shell-cache.ts'

// The service worker: keeps the app's shell for when there is no network, and shows notifications while it is closed.

/** Answered by the server alone: the API, and the pages of the links in reminders, whose addresses are secret. */
const serverPages = /^\/(?:api|act)\//

worker.addEventListener('install', (event) => event.waitUntil(keepShell()))

worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== worker.location.origin || serverPages.test(pathname)) return
  // The dot of a link's token begins no extension.
  const isFile = /\.\w+$/.test(pathname) && !/^\/(?:ask|contribute)\//.test(pathname)
  const isPage = mode === 'navigate' && !isFile
  if (isPage) event.respondWith(freshPage(event.request, event.preloadResponse as Promise<Response | undefined>))
  else if (isOfShell(pathname)) event.respondWith(fromShell(event.request))
})

worker.addEventListener('message', (event) => {
  // 'Reload' was pressed in one of the tabs; until then the version they run stays in charge.
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))

worker.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification, event.action)))

worker.addEventListener('pushsubscriptionchange', (event) => {
  const change = event
  change.waitUntil(renew(change.oldSubscription, change.newSubscription))
})

async function takeOver(): Promise<void> {
  // The page is asked for while the worker starts, so that it costs no time.
  await worker.registration.navigationPreload?.enable()
  await dropOldShells()
  await worker.clients.claim()
}
