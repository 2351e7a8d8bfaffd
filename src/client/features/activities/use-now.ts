import { useEffect, useState } from 'react'
import { presentInstant } from '../../lib/clock.ts'

/** The present instant, anew every so many ms, so that 'Just now' becomes '1m ago' on an open page. */
export function useNow(everyMs: number): Date {
  const [now, setNow] = useState(presentInstant)
  useEffect(() => {
    const timer = setInterval(() => setNow(presentInstant()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
