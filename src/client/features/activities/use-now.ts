import { useEffect, useState } from 'react'
import { presentInstant } from '#client/lib/clock.ts'

/**
 * The current instant, updated every so many ms and when the page becomes visible, so that 'Just now' becomes '1m ago' on
 * an open page. A hidden page isn't updated.
 */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(presentInstant)
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(presentInstant())
    }
    const timer = setInterval(tick, everyMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [everyMs])
  return now
}
