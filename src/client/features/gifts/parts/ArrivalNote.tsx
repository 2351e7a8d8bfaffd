import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, Truck } from 'lucide-react'
import { contactQueries } from '#client/features/contacts/queries.ts'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import { useToday } from '#client/features/profile/parts/use-today.ts'
import { arrivalText, nearDate } from '#domain/gifts/arrival-text.ts'
import { arrivalOf } from '#domain/gifts/delivery.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { cx } from '#client/lib/class-names.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import styles from './ArrivalNote.module.css'

/** When an ordered gift arrives, and whether that is too late; nothing if it isn't on its way. `short`: a truck and the day. */
export function ArrivalNote({ gift, look = 'full' }: { gift: Gift; look?: 'full' | 'short' }) {
  const today = useToday()
  const arrival = arrivalOf(gift, today)
  const isLate = arrival !== undefined && arrival.kind !== 'expected'
  const names = { enabled: arrival?.kind === 'late', staleTime: Infinity }
  const event = useQuery({ ...occasionQueries.one(gift.occasionId ?? 0), ...names }).data
  const contact = useQuery({ ...contactQueries.one(gift.contactId), ...names }).data
  if (arrival === undefined) return null
  const text = arrivalText(arrival, { eventName: event?.name, contactName: contact?.fullName }, today)
  return (
    <span className={cx(styles['note'], isLate && styles['late'])} title={look === 'short' ? text : undefined}>
      {isLate ? <TriangleAlert aria-hidden /> : <Truck aria-hidden />}
      {look === 'short' ? (
        <>
          <span aria-hidden>{nearDate(arrival.on, today)}</span>
          <VisuallyHidden>{text}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </span>
  )
}
