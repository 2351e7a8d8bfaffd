import { useEffect } from 'react'
import { createStore, useStore } from '#client/lib/store.ts'

/** Imports that were seen running: their end is noticed on every page (ImportWatch). */
const watched = createStore<ReadonlySet<number>>(new Set())

export const useWatched = () => useStore(watched)

export function stopWatching(importId: number) {
  watched.set(new Set([...watched.get()].filter((id) => id !== importId)))
}

/** For a page that shows one running, perhaps started elsewhere. */
export function useWatch(importId: number | undefined) {
  useEffect(() => {
    if (importId !== undefined) watched.set(new Set(watched.get()).add(importId))
  }, [importId])
}
