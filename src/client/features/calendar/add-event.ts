import { openAddEvent } from '#client/features/occasions/dialogs.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const ChoosePerson = lazyPart(() => import('./ChoosePersonDialog.tsx'), 'ChoosePersonDialog')

/** Asks whose event it is, then for the event, on that day. */
export async function addEventOn(day: CalendarDate): Promise<void> {
  const person = await openDialog(ChoosePerson, { day })
  if (person === undefined) return
  // The focus first goes back to the day, so that it is there again after the second dialog.
  await new Promise((drawn) => requestAnimationFrame(drawn))
  await openAddEvent(person.id, day)
}
