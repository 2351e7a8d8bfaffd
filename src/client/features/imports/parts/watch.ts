import { useEffect } from 'react'
import { runningImportsItem } from '#client/lib/storage.ts'
import { createStore, useStore } from '#client/lib/store.ts'

/** Imports that were seen running, also before a reload: their end is noticed on every page (ImportWatch). */
const watched = createStore<ReadonlySet<number>>(new Set(remembered()))

export const useWatched = () => useStore(watched)

export function stopWatching(importId: number) {
  watch([...watched.get()].filter((id) => id !== importId))
}

/** For a page that shows one running, perhaps started elsewhere. */
export function useWatch(importId: number | undefined) {
  useEffect(() => {
    if (importId !== undefined) watch([...watched.get(), importId])
  }, [importId])
}

function watch(ids: readonly number[]) {
  watched.set(new Set(ids))
  if (ids.length === 0) runningImportsItem.remove()
  else runningImportsItem.write(ids.join(' '))
}

function remembered(): number[] {
  return (runningImportsItem.read() ?? '').split(' ').filter(Boolean).map(Number)
}
