import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { openAddEvent } from '#client/features/occasions/dialogs.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const AllEvents = lazyPart(() => import('./AllEventsDialog.tsx'), 'AllEventsDialog')
const ChoosePerson = lazyPart(() => import('./ChoosePersonDialog.tsx'), 'ChoosePersonDialog')
const EventsByGifts = lazyPart(() => import('./EventsByGiftsDialog.tsx'), 'EventsByGiftsDialog')

/** 'View All': every event of the year to come. */
export function openAllEvents(): Promise<void> {
  return openDialog(AllEvents, {})
}

/** The events that a stat card counts: with an assigned gift, or without. */
export function openEventsByGifts(withGifts: boolean): Promise<void> {
  return openDialog(EventsByGifts, { withGifts })
}

/** Asks whose event it is, then for the event, on a day if one is given. */
export async function addEvent(day?: CalendarDate): Promise<void> {
  const person = await openDialog(ChoosePerson, { day })
  if (person === undefined) return
  // The focus first goes back to where it was, so that it returns there after the second dialog too.
  await new Promise((drawn) => requestAnimationFrame(drawn))
  await openAddEvent(person.id, day)
}
