import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profileQueries } from '#client/features/profile/queries.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { showSystemNotification } from '#client/features/reminders/push/system-notification.ts'
import { reminderQueries } from '#client/features/reminders/queries.ts'
import type { BellEntry } from '#domain/reminders/bell.ts'
import { notificationOf } from '#domain/reminders/notification.ts'
import type { PriceDrop } from '#domain/gifts/schema.ts'
import type { Reminder } from '#domain/reminders/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { presentInstant } from '#client/lib/clock.ts'
import { isSignedIn } from '#client/lib/session.ts'
import { withDrops } from './price-drops.ts'
import { withDue } from './ring.ts'
import { changeItems, changeKept } from './store.ts'

/** Changes made on another device show up at most this much later, once this tab is looked at again. */
const KNOWN_FOR_MS = 5 * 60_000

/**
 * Puts what is due into the bell: at startup, at the user's midnight, when the tab is shown again, and when an event
 * changes.
 * @param open opens the event of a notification that was clicked
 */
export function useReminderBell(userId: string, open: (url: string) => void) {
  // Until the zone is known, a reminder could come a day early or late.
  const isZoneKnown = useQuery(profileQueries.preferences).isFetched
  const today = useToday()
  const { data, isFetching } = useQuery({
    ...reminderQueries.active,
    enabled: isZoneKnown,
    staleTime: KNOWN_FOR_MS,
    refetchOnWindowFocus: true,
  })
  const drops = useQuery({ ...reminderQueries.priceDrops, staleTime: KNOWN_FOR_MS, refetchOnWindowFocus: true }).data
  useEffect(() => {
    if (drops !== undefined && drops.length > 0) void ringDrops(userId, drops)
  }, [userId, drops])
  useEffect(() => {
    if (!isZoneKnown || data === undefined || isFetching) return
    void ring(userId, data, today).then((fresh) => tellSystem(userId, fresh, open))
  }, [userId, isZoneKnown, data, isFetching, today, open])
}

/** A click on the desktop notification marks it as read in the bell, too. */
export function markToldRead(userId: string, tag: string) {
  changeItems(userId, (items) => items.map((item) => (item.tag === tag ? { ...item, read: true } : item)))
}

async function ringDrops(userId: string, drops: readonly PriceDrop[]): Promise<void> {
  await oneTabAtATime(() => {
    if (!isSignedIn(userId)) return
    changeKept(userId, (before) => withDrops(before, drops))
  })
}

/** One tab at a time, so that two tabs don't announce the same reminder. */
async function ring(userId: string, reminders: readonly Reminder[], today: CalendarDate): Promise<BellEntry[]> {
  let fresh: BellEntry[] = []
  await oneTabAtATime(() => {
    if (!isSignedIn(userId)) return
    changeKept(userId, (before) => {
      const due = withDue(before, reminders, today, presentInstant().getTime())
      fresh = due.fresh
      return due.kept
    })
  })
  return fresh
}

async function oneTabAtATime(work: () => void): Promise<void> {
  // Locks need https; without them the store is compared and written in one synchronous step anyway.
  if ('locks' in navigator) await navigator.locks.request('app-notifications', work)
  else work()
}

/** One desktop notification, however many are new. */
async function tellSystem(userId: string, [first, ...rest]: readonly BellEntry[], open: (url: string) => void) {
  if (first === undefined) return
  const notification = notificationOf([first, ...rest])
  const onClick = () => {
    markToldRead(userId, notification.tag)
    open(notification.url)
  }
  await showSystemNotification(notification, onClick).catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- the bell has the entries already, so a failed system notification is only logged
    console.warn('A notification could not be shown.', error)
  })
}
