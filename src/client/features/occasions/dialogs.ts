import type { Occasion } from '#domain/occasions/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'

const AddEvent = lazyPart(() => import('./AddEventDialog.tsx'), 'AddEventDialog')
const EditEvent = lazyPart(() => import('./EditEventDialog.tsx'), 'EditEventDialog')

/** 'Add Special Event' for a contact, on a day if one is given. Resolves with the event, undefined when given up. */
export function openAddEvent(contactId: number, date?: CalendarDate): Promise<Occasion | undefined> {
  return openDialog(AddEvent, { contactId, date })
}

/** 'Edit Event: {name}', the occasion dialog. */
export function openEditEvent(occasionId: number): Promise<void> {
  return openDialog(EditEvent, { occasionId })
}
