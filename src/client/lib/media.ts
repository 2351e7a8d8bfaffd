import { useSyncExternalStore } from 'react'

/** Under 768 px the sidebar is a drawer and dialogs are sheets. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches)
}

const narrow = () => globalThis.matchMedia('(max-width: 767px)')

function subscribe(listener: () => void) {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
