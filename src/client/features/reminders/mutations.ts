import { useMutation } from '@tanstack/react-query'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { snoozedUntil } from '#domain/reminders/snooze.ts'
import type { Occasion } from '#domain/occasions/schema.ts'
import { remindLine } from '#domain/reminders/announcement.ts'
import type { Reminder } from '#domain/reminders/schema.ts'
import { formatShortDate } from '#domain/shared/date-format.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { reminderTexts } from '#domain/texts/reminders.ts'
import { today } from '#client/lib/today.ts'
import { api } from '#client/lib/api.ts'
import { invalidateOwn, queryClient } from '#client/lib/query.ts'
import { toast, toastError, toastSuccess } from '#client/lib/toast.ts'
import { toastReminded } from './parts/toast-reminded.ts'
import { showIn } from './shown-lists.ts'
import type { Place } from './shown-lists.ts'

const mutationKey = ['reminders']

type Change = {
  reminder: Reminder
  from: Place
  to: Place
  /** As it is after the change. */
  shown: Reminder
  send: () => Promise<Occasion | void>
  /** Given the event as it is now, if the server answered with it. */
  tell: (occasion: Occasion | void) => void
}

/**
 * Notify, Snooze and their ways back: shown at once, taken back when the server refuses. For the page as a whole, for a
 * row goes away with its change, and the toast's Undo outlives it.
 */
export function useReminderChanges() {
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ send }: Change) => send(),
    meta: { invalidates: false },
    onMutate: ({ to, shown }) => showIn(to, shown),
    onSuccess: (occasion, { tell }) => tell(occasion),
    onError: async (error, { from, reminder }) => {
      await showIn(from, reminder)
      toastError(error, reminderTexts.failedToUpdate)
    },
    onSettled: () => {
      // What is read while the next change is on its way would show that one undone.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      void invalidateOwn()
    },
  })

  const setNotify = (reminder: Reminder, from: Place, isOn: boolean, undo?: () => void) => {
    const { occasion } = reminder
    const reminderMethod = isOn ? 'push' : ''
    mutate({
      reminder,
      from,
      to: !isOn ? 'off' : reminder.snoozedUntil === null ? 'active' : 'snoozed',
      shown: { ...reminder, occasion: { ...occasion, reminderMethod } },
      send: () => api('PUT /occasions/:id', { params: { id: occasion.id }, body: { reminderMethod } }),
      tell: (now) =>
        undo === undefined
          ? toastReminded(reminderTexts.updated, ...(now ? [now] : []))
          : toast({
              title: generalTexts.success,
              description: reminderTexts.updated,
              more: now ? remindLine([now], today()) : undefined,
              action: { label: generalTexts.undo, onSelect: undo },
            }),
    })
  }

  /** Whatever keeps an event of the 'Off' list silent. */
  const switchOn = (reminder: Reminder) => {
    const { occasion } = reminder
    const { id, nextDate, muted, skipped } = occasion
    const on = { ...occasion, muted: false, skipped: false, reminderMethod: 'push' as const }
    mutate({
      reminder,
      from: 'off',
      to: reminder.snoozedUntil === null ? 'active' : 'snoozed',
      shown: { ...reminder, occasion: on },
      send: async () => {
        if (muted) await api('DELETE /occasions/:id/mute', { params: { id } })
        if (skipped) await api('DELETE /occasions/:id/skip', { params: { id }, query: { occurrenceDate: nextDate } })
        return api('PUT /occasions/:id', { params: { id }, body: { reminderMethod: 'push' } })
      },
      tell: (now) => toastReminded(reminderTexts.updated, ...(now ? [now] : [])),
    })
  }

  const wake = (reminder: Reminder) => {
    const { occasion } = reminder
    mutate({
      reminder,
      from: 'snoozed',
      to: 'active',
      shown: { ...reminder, snoozedUntil: null, occasion: { ...occasion, snoozedUntil: null } },
      send: () => api('DELETE /occasions/:id/snooze', { params: { id: occasion.id } }),
      tell: () => toastSuccess(reminderTexts.awake(eventNameWithoutContact(occasion.name, occasion.contact.fullName))),
    })
  }

  const snooze = (reminder: Reminder, days: 1 | 3 | 7) => {
    const { occasion, daysUntil } = reminder
    const until = snoozedUntil(occasion.nextDate, daysUntil, days)
    const shown = { ...reminder, snoozedUntil: until, occasion: { ...occasion, snoozedUntil: until } }
    mutate({
      reminder,
      from: 'active',
      to: 'snoozed',
      shown,
      send: () => api('POST /occasions/:id/snooze', { params: { id: occasion.id }, body: { days } }),
      tell: () =>
        toast({
          ...reminderTexts.snoozed(formatShortDate(until)),
          action: { label: generalTexts.undo, onSelect: () => wake(shown) },
        }),
    })
  }

  return { setNotify, switchOn, snooze, wake }
}

export type ReminderChanges = ReturnType<typeof useReminderChanges>
