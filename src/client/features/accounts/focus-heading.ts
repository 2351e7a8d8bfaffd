import { useEffect, useRef } from 'react'

/** Focuses the new heading when a page moves on to its next state, so that it's read out; the router does the first one. */
export function useFocusHeading(state: string) {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    document.querySelector('h1')?.focus()
  }, [state])
}
