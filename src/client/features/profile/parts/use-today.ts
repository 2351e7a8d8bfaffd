import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { millisecondsToMidnight } from '#domain/calendar/midnight.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { todayIn } from '#domain/shared/zone.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { invalidateOwn, queryClient } from '#client/lib/query.ts'
import { profileQueries } from '../queries.ts'
import { browserZone } from '../browser-zone.ts'
import { useReportedZone } from '../use-reported-zone.ts'

/** The user's own date, also in a tab left open over midnight. Until the zone is known it is that of the browser. */
export function useToday(): CalendarDate {
  return useDateIn(useQuery(profileQueries.preferences).data?.timeZone)
}

/** The same date at the moment of a click, for code that draws nothing. */
export function todayNow(): CalendarDate {
  const timeZone = queryClient.getQueryData(profileQueries.preferences.queryKey)?.timeZone
  return todayIn(timeZone ?? browserZone(), presentInstant())
}

/** Preferences load after the first page: the shell needs their time zone by midnight, not at once. */
const ZONE_CAN_WAIT_MS = 4_000

/** Once for the whole app: when the user's date changes, every list that counts from today is refetched. */
export function useMidnight() {
  const [pageStands, setPageStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPageStands(true), ZONE_CAN_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  const preferences = useQuery({ ...profileQueries.preferences, enabled: pageStands }).data
  useReportedZone(preferences)
  const zone = preferences?.timeZone
  const today = useDateIn(zone)
  const before = useRef({ zone, today })
  useEffect(() => {
    // Another zone may be another date too: the code that changes it refetches the lists.
    if (before.current.zone === zone && before.current.today !== today) void invalidateOwn()
    before.current = { zone, today }
  }, [zone, today])
}

function useDateIn(timeZone: string | null | undefined): CalendarDate {
  const zone = timeZone ?? browserZone()
  const subscribe = useCallback((tell: () => void) => onNewDay(zone, tell), [zone])
  return useSyncExternalStore(subscribe, () => todayIn(zone, presentInstant()))
}

/** The server's clock may be a little behind the browser's: its day should have begun as well. */
const AFTER_MIDNIGHT_MS = 1_000
/** Timers stop while the machine sleeps, and days with a clock change are longer or shorter. */
const LOOK_AGAIN_MS = 60 * 60_000

/** Tells at midnight, and whenever the tab comes back to the front. */
function onNewDay(zone: string, tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      look,
      Math.min(millisecondsToMidnight(zone, presentInstant()) + AFTER_MIDNIGHT_MS, LOOK_AGAIN_MS),
    )
  }
  const look = () => {
    clearTimeout(timer)
    tell()
    wait()
  }
  wait()
  document.addEventListener('visibilitychange', look)
  globalThis.addEventListener('focus', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    globalThis.removeEventListener('focus', look)
  }
}
