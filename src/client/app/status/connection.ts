import { onlineManager } from '@tanstack/react-query'
import { NetworkError } from '#client/lib/api-error.ts'
import { queryClient } from '#client/lib/query.ts'
import { createStore, useStore } from '#client/lib/store.ts'

/** `back` is shown briefly after one of the other two. */
export type Connection = 'online' | 'offline' | 'unreachable' | 'back'

/** With growing intervals, so that a restarting server isn't hit by every client at once. */
const PAUSES_MS = [2_000, 2_000, 4_000, 8_000, 15_000]
const BACK_MS = 4_000

const connection = createStore<Connection>('online')

export function useConnection(): Connection {
  return useStore(connection)
}

/**
 * Watches whether the server responds. Failed queries are refetched as soon as it does; paused ones resume by themselves
 * (React Query). `onBack` is called on every return. Returns a function to stop.
 */
export function watchConnection(onBack: () => void): () => void {
  let tries = 0
  let nextTry: ReturnType<typeof setTimeout> | undefined
  let farewell: ReturnType<typeof setTimeout> | undefined

  const probe = async () => {
    clearTimeout(nextTry)
    if (await doesAnswer()) {
      const wasAway = isAway()
      // A server on this machine responds without any network, whatever the browser reports.
      onlineManager.setOnline(true)
      tries = 0
      if (!wasAway) return
      connection.set('back')
      clearTimeout(farewell)
      farewell = setTimeout(() => {
        if (!isAway()) connection.set('online')
      }, BACK_MS)
      onBack()
      await fetchWhatFailed()
      return
    }
    connection.set(navigator.onLine ? 'unreachable' : 'offline')
    const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? BACK_MS
    tries += 1
    nextTry = setTimeout(() => void probe(), pause)
  }
  const doubt = () => void probe()
  const onFailure = (error: unknown) => {
    if (error instanceof NetworkError && !isAway()) doubt()
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible' && isAway()) doubt()
  }

  const unsubscribe = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onFailure(event.action.error)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') onFailure(event.action.error)
    }),
  ]
  globalThis.addEventListener('online', doubt)
  globalThis.addEventListener('offline', doubt)
  document.addEventListener('visibilitychange', onVisible)
  // Events from before this was loaded.
  const hasFailed = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.error instanceof NetworkError)
  if (!navigator.onLine || hasFailed) doubt()

  return () => {
    clearTimeout(nextTry)
    clearTimeout(farewell)
    for (const stop of unsubscribe) stop()
    globalThis.removeEventListener('online', doubt)
    globalThis.removeEventListener('offline', doubt)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

async function doesAnswer(): Promise<boolean> {
  try {
    const answer = await fetch('/api/health/live', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return answer.ok
  } catch {
    return false
  }
}

function fetchWhatFailed() {
  return queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.error instanceof NetworkError })
}

function isAway(): boolean {
  return connection.get() === 'offline' || connection.get() === 'unreachable'
}
