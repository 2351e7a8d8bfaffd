import { useEffect } from 'react'
import { createStore, useStore } from '#client/lib/store.ts'

/** Whether an import is known to be running: its end is then noticed on every page (ImportWatch). */
const watched = createStore(false)

export const useIsWatched = () => useStore(watched)

export function watchImports(isOn: boolean) {
  watched.set(isOn)
}

/** For a page that has seen one running, perhaps started elsewhere. */
export function useWatch(isAnyRunning: boolean) {
  useEffect(() => {
    if (isAnyRunning) watchImports(true)
  }, [isAnyRunning])
}
