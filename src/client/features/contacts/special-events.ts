import { eventTexts } from '#domain/texts/events.ts'
import { api } from '#client/lib/api.ts'
import { errorText } from '#client/lib/api-error.ts'

/** A row of the special events list on Add Contact. */
export type SpecialEvent = {
  /** Of this form alone; part of the request's Idempotency-Key. */
  row: number
  name: string
  /** 'YYYY-MM-DD' or '' */
  date: string
  isRecurring: boolean
}

/** An added row that was left empty isn't an event. */
export function isBlank({ name, date }: SpecialEvent): boolean {
  return name.trim() === '' && date === ''
}

export type FailedEvent = { event: SpecialEvent; reason: string }

/** Saves each on its own, in order; a failure doesn't stop the others. */
export async function saveEvents(
  contactId: number,
  events: readonly SpecialEvent[],
  key: string,
): Promise<FailedEvent[]> {
  const failed: FailedEvent[] = []
  for (const event of events) {
    const { name, date, isRecurring } = event
    try {
      // One at a time: they share the owner's row lock, and the feed tells them in their order.
      await api('POST /occasions', {
        body: {
          contactId,
          name,
          date,
          isRecurring,
          type: 'custom',
          reminderMethod: 'push',
          needsGift: true,
          needsCard: false,
        },
        idempotencyKey: `${key}.${event.row}`,
      })
    } catch (error) {
      failed.push({ event, reason: errorText(error, eventTexts.failedToAdd) })
    }
  }
  return failed
}
