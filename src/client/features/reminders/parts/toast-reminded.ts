import type { Occasion } from '#domain/occasions/schema.ts'
import { remindLine } from '#domain/reminders/announcement.ts'
import { generalTexts } from '#domain/texts/general.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { today } from '#client/lib/today.ts'
import { queryClient } from '#client/lib/query.ts'
import { sessionQuery } from '#client/lib/session.ts'
import { toast } from '#client/lib/toast.ts'
import { deviceOffer } from '../push/parts/offer-device.ts'

type Announced = Pick<Occasion, 'nextDate' | 'noticeDays'>

/** 'Success', and when the reminders of what was saved go out. */
export function toastReminded(description: string, ...events: readonly Announced[]) {
  const more = remindLine(events, today())
  const isTold = events.some(({ noticeDays }) => noticeDays.length > 0)
  const action = isTold ? deviceOffer(queryClient.getQueryData(sessionQuery.queryKey)?.id) : undefined
  toast({ title: generalTexts.success, description, more, ...(action && { action }) })
}

/** The same of a contact: of their birthday and anniversary, or of all their events where they're new. */
export async function toastContactReminded(description: string, contactId: number, which: 'linked' | 'all') {
  // The events follow from what was just saved. If they can't be read, it was saved even so.
  const events = await queryClient
    .fetchQuery({ ...occasionQueries.ofContact(contactId), staleTime: 0 })
    .catch(() => undefined)
  toastReminded(description, ...(events ?? []).filter(({ linkedTo }) => which === 'all' || linkedTo !== null))
}
