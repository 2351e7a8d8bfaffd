import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { ListedOccasion, Occasion } from '#domain/occasions/schema.ts'
import { defaultRecurring } from '#domain/occasions/types.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { profileQueries } from '#client/features/profile/queries.ts'
import { contactQueries } from '#client/features/contacts/queries.ts'
import type { DialogProps } from '#client/lib/dialogs.tsx'
import { useFormKey } from '#client/lib/form-key.ts'
import { useForm } from '#client/lib/form.ts'
import { toastError } from '#client/lib/toast.ts'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { eventErrors } from './event-errors.ts'
import { newEvent, valuesToInput } from './event-form.ts'
import { EventFields } from './EventFields.tsx'
import { useAddOccasion } from './mutations.ts'
import { occasionQueries } from './queries.ts'

/** 'Add Special Event' for one contact, on `date` when it was opened from a day. */
export function AddEventDialog({
  contactId,
  date,
  close,
}: DialogProps<Occasion> & { contactId: number; date?: CalendarDate | undefined }) {
  const contact = useQuery(contactQueries.one(contactId)).data
  const events = useQuery(occasionQueries.ofContact(contactId))
  const add = useAddOccasion()
  const keyFor = useFormKey()
  const preferences = useQuery(profileQueries.preferences)
  const [shownDays] = useState(String(preferences.data?.reminderDaysBefore ?? newEvent.reminderDays))
  const form = useForm({ initial: { ...newEvent, reminderDays: shownDays, date: date ?? '' }, check: eventErrors })

  const save = form.submit((values) => {
    if (add.isPending) return
    const input = valuesToInput(values, shownDays)
    add.mutate(
      { contactId, key: keyFor(input), ...input },
      {
        onSuccess: close,
        onError: (error) => {
          if (!form.showIssues(error)) toastError(error, eventTexts.failedToAdd)
        },
      },
    )
  })
  return (
    <FormDialog
      title={eventTexts.addTitle}
      subtitle={contact !== undefined && <span>{eventTexts.for(contact.fullName)}</span>}
      onSubmit={save}
      isDirty={form.isDirty}
      save={{
        label: eventTexts.addEvent,
        icon: <CalendarPlus />,
        pending: add.isPending,
        pendingText: generalTexts.saving,
      }}
    >
      <EventFields form={form} contact={contact} typeHint={repeatedHint(form.values.type, events.data)} />
    </FormDialog>
  )
}

/** A yearly event that the contact already has, as a birthday that follows their details: a second one reminds twice. */
function repeatedHint(type: string, events: readonly ListedOccasion[] | undefined): string | undefined {
  if (!defaultRecurring(type)) return undefined
  const known = events?.find((event) => event.type === type && event.nextDate !== null)
  if (!known?.nextDate) return undefined
  return eventTexts.alreadyThere(known.contact.fullName, formatShortDate(known.nextDate))
}
