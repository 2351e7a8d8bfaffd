import { useEffect, useRef } from 'react'

/** Reads out the new heading when a page goes on to its next state; the first one is the router's to read. */
export function useFocusHeading(state: string) {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    document.querySelector('h1')?.focus()
  }, [state])
}
