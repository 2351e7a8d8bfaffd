import { useMutation } from '@tanstack/react-query'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { firstStepsTexts } from '#domain/texts/first-steps.ts'
import { todayNow } from '#client/features/profile/parts/use-today.ts'
import { api } from '#client/lib/api.ts'
import { useFormKey } from '#client/lib/form-key.ts'
import { toastError } from '#client/lib/toast.ts'
import { firstDay } from './first-day.ts'

export type DayKind = 'birthday' | 'anniversary' | 'other'

export type FirstPerson = {
  fullName: string
  relationship: string
  kind: DayKind
  /** Of another day. */
  eventName: string
  month: number
  day: number
}

/** What the third step tells. */
export type FirstEvent = { id: number; fullName: string; name: string; days: CalendarDate[] }

/** Saves the person, then the day, and asks when the reminders go out. Sent again, it makes neither twice. */
export function useFirstPerson() {
  const keyFor = useFormKey()
  return useMutation({
    mutationFn: async (person: FirstPerson): Promise<FirstEvent> => {
      const { fullName, relationship } = person
      const birthday = person.kind === 'birthday' ? { birthday: monthAndDay(person) } : {}
      const body = { fullName, relationship, ...birthday }
      const contact = await api('POST /contacts', { body, idempotencyKey: keyFor(body) })
      const event = person.kind === 'birthday' ? await birthdayOf(contact.id) : await addDay(contact.id, person, keyFor)
      const { next } = await api('GET /occasions/:id/notices', { params: { id: event.id } })
      const days = next.filter(({ skipReason }) => skipReason === null).map(({ on }) => on)
      return { id: event.id, fullName, name: event.name, days: [...new Set(days)].toSorted() }
    },
    onError: (error) => toastError(error, contactTexts.failedToAdd),
  })
}

/** The contact's linked event. */
async function birthdayOf(contactId: number) {
  const events = await api('GET /contacts/:id/occasions', { params: { id: contactId } })
  const birthday = events.find(({ linkedTo }) => linkedTo === 'birthday')
  if (birthday === undefined) throw new Error('The birthday has no event')
  return birthday
}

function addDay(contactId: number, { kind, eventName, month, day }: FirstPerson, keyFor: (body: unknown) => string) {
  const body = {
    contactId,
    name: kind === 'anniversary' ? firstStepsTexts.kinds.anniversary : eventName,
    date: firstDay(month, day, todayNow()),
    type: kind === 'anniversary' ? 'wedding-anniversary' : 'annual',
    isRecurring: true,
    // The steps ask for month and day: the date's year isn't that of a wedding.
    yearKnown: kind !== 'anniversary',
    reminderMethod: 'push',
  } as const
  return api('POST /occasions', { body, idempotencyKey: keyFor(body) })
}

/** '12/04' */
function monthAndDay({ month, day }: FirstPerson): string {
  return [month, day].map((part) => String(part).padStart(2, '0')).join('/')
}
