import { GiftLists } from './GiftLists.tsx'
import { GivenOn } from '../given/GivenOn.tsx'
import type { ListedOccasion } from '#domain/occasions/schema.ts'

/** What an expanded row shows: the two lists; for a day that is over while its event comes back, what was given. */
export function EventGifts({ occasion, isPast }: { occasion: ListedOccasion; isPast: boolean }) {
  const occurrence = occasion.occurrenceDate
  if (isPast && occasion.nextDate !== null) return <GivenOn occasionId={occasion.id} occurrence={occurrence} />
  return <GiftLists event={{ id: occasion.id, name: occasion.name, contactId: occasion.contactId, occurrence }} />
}
