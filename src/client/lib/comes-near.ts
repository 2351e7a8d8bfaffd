import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * Whether an element is, or ever was, on the screen or within 200 px of it. `loading="lazy"` alone fetches what is
 * up to 2,500 px away, which on a phone is the whole shop window before anybody has scrolled.
 */
export function useComesNear<Element extends HTMLElement>(): [boolean, RefObject<Element | null>] {
  const element = useRef<Element>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (element.current === null || isNear) return undefined
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '200px' },
    )
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [isNear])
  return [isNear, element]
}
