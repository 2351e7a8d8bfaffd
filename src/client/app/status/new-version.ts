import { createStore, useStore } from '#client/lib/store.ts'

const CHECK_EVERY_MS = 20 * 60_000
/** Returning to a tab checks again, but not on every quick switch. */
const NOT_SOONER_MS = 2 * 60_000
/** How long a worker may take to take over before the page reloads without it. */
const PATIENCE_MS = 2_000

const offered = createStore(false)

/** Whether the server has a different version from this tab. */
export function useNewVersion(): boolean {
  return useStore(offered)
}

export function offer(next: boolean) {
  offered.set(next)
}

/** Checks now and then, and whenever a chunk of this version can no longer be loaded. Returns `check` and `stop`. */
export function watchVersion(): { check: () => Promise<void>; stop: () => void } {
  let lastLook = performance.now()
  const check = async () => {
    lastLook = performance.now()
    if (!(await isOutdated())) return
    offer(true)
    // So that the new version's files are there when it is loaded.
    await (await currentWorker())?.update().catch(() => undefined)
  }
  const look = () => void check()
  const onVisible = () => {
    if (document.visibilityState === 'visible' && performance.now() - lastLook > NOT_SOONER_MS) look()
  }
  const timer = setInterval(look, CHECK_EVERY_MS)
  document.addEventListener('visibilitychange', onVisible)
  globalThis.addEventListener('vite:preloadError', look)
  void currentWorker().then((worker) => worker?.addEventListener('updatefound', look))
  return {
    check,
    stop: () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      globalThis.removeEventListener('vite:preloadError', look)
    },
  }
}

/** Lets the waiting worker take over and reloads the page. Only after 'Reload' was pressed. */
export async function reload() {
  const waiting = (await currentWorker())?.waiting
  if (waiting) {
    const changed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    waiting.postMessage('take-over')
    await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  }
  globalThis.location.reload()
}

/**
 * The page names its own code by a hash: if the server's page no longer names it, there is another version. That works
 * without a worker, too, and for a build with the same version number.
 */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (!import.meta.env.PROD || own === null || own === undefined) return false
  try {
    const answer = await fetch('/index.html', { cache: 'no-cache' })
    return answer.ok && !(await answer.text()).includes(own)
  } catch {
    return false
  }
}

async function currentWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration()
}
