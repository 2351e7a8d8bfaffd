import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { occasionQueries } from '#client/features/occasions/queries.ts'
import type { Reminder } from '#domain/reminders/schema.ts'
import { isNotFound } from '#client/lib/api-error.ts'
import { ReminderRow } from './ReminderRow.tsx'

/** A reminder that is no longer in the server's lists: as it was, or as edited since; nothing once it's deleted. */
export function OffRow({
  reminder,
  onNotify,
  children,
}: {
  reminder: Reminder
  onNotify: () => void
  children: ReactNode
}) {
  const { data, error } = useQuery(occasionQueries.one(reminder.occasion.id))
  // A one-time event that is over has no next date.
  const nextDate = data === undefined ? reminder.occasion.nextDate : data.nextDate
  if (isNotFound(error) || nextDate === null) return null
  const occasion = data === undefined ? reminder.occasion : { ...data, nextDate, reminderMethod: '' as const }
  return (
    <li>
      <ReminderRow
        reminder={{ ...reminder, occasion, daysUntil: occasion.daysUntil ?? reminder.daysUntil }}
        onNotify={onNotify}
      >
        {children}
      </ReminderRow>
    </li>
  )
}
