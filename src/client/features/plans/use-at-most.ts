import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at most that wide, in px. */
export function useAtMost(width: number): boolean {
  const query = `(max-width: ${width}px)`
  const subscribe = useCallback(
    (tell: () => void) => {
      const media = globalThis.matchMedia(query)
      media.addEventListener('change', tell)
      return () => media.removeEventListener('change', tell)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(query).matches)
}
