import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const AllEvents = lazyPart(() => import('./AllEventsDialog.tsx'), 'AllEventsDialog')
const EventsByGifts = lazyPart(() => import('./EventsByGiftsDialog.tsx'), 'EventsByGiftsDialog')

/** 'View All': every event of the year to come. */
export function openAllEvents(): Promise<void> {
  return openDialog(AllEvents, {})
}

/** The events that a stat card counts: with an assigned gift, or without. */
export function openEventsByGifts(withGifts: boolean): Promise<void> {
  return openDialog(EventsByGifts, { withGifts })
}
