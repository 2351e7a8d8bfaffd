import type { Reminder } from '#domain/reminders/schema.ts'
import { queryClient } from '#client/lib/query.ts'
import { reminderPageQueries } from './page-queries.ts'
import { reminderQueries } from './queries.ts'

const lists = {
  active: reminderQueries.active.queryKey,
  snoozed: reminderQueries.snoozed.queryKey,
  off: reminderPageQueries.off.queryKey,
} as const

/** Which list a reminder is in. */
export type Place = keyof typeof lists

/** Shows a reminder in another list before the server has answered. */
export async function showIn(place: Place, reminder: Reminder): Promise<void> {
  const keys = Object.values(lists)
  // What is on its way would show it where it was.
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
  for (const [name, queryKey] of Object.entries(lists))
    queryClient.setQueryData<Reminder[]>(queryKey, (known) => {
      if (known === undefined) return undefined
      const others = known.filter(({ occasion }) => occasion.id !== reminder.occasion.id)
      return name === place ? [...others, reminder].toSorted(nearestFirst) : others
    })
}

/** As the server sorts. */
function nearestFirst(a: Reminder, b: Reminder): number {
  return a.daysUntil - b.daysUntil || a.occasion.id - b.occasion.id
}
