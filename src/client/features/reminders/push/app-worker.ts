/** Where a service worker may be: https or this very machine, and not in every private window. */
export function mayHaveWorker(): boolean {
  // In development Vite serves the sources; a worker would keep what has long been changed.
  return import.meta.env.PROD && 'serviceWorker' in navigator
}

let registration: Promise<ServiceWorkerRegistration | undefined> | undefined

/**
 * The app's service worker (worker/sw.ts), registered when first needed: after the first page has loaded, and for people
 * who are signed in. A visitor who only looks around is not made to fetch the whole app.
 */
export function appWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!mayHaveWorker()) return Promise.resolve(undefined)
  registration ??= navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    // Forbidden in this window, or the server is away: the app does without, and asks again next time.
    .catch(() => {
      registration = undefined
      return undefined
    })
  return registration
}
