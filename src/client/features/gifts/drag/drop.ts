import type { Gift } from '#domain/gifts/schema.ts'
import { giftTexts } from '#domain/texts/gifts.ts'
import type { GiftPlace } from '../mutations.ts'
import type { PlanPlace } from '../parts/plan-place.ts'

/** The event or list behind a drop zone. */
export type Place = ListPlace | PlanPlace

export type ListPlace = { list: 'ideas' | 'assigned'; eventId: number; eventName: string } | { list: 'general' }

export type Move = { to: GiftPlace; eventId: number | null }

/** What dropping a gift somewhere does; nothing if it's already there. */
export function moveFor(gift: Pick<Gift, 'occasionId' | 'isSaved'>, place: ListPlace): Move | undefined {
  if (place.list === 'general') return gift.occasionId === null ? undefined : { to: 'general', eventId: null }
  const { list, eventId } = place
  const isOfEvent = gift.occasionId === eventId
  if (list === 'assigned') return isOfEvent && gift.isSaved ? undefined : { to: 'assigned', eventId }
  if (isOfEvent) return gift.isSaved ? { to: 'ideas', eventId } : undefined
  return { to: 'ideas-of-event', eventId }
}

/** The zones where a moved gift may be found afterward, the closed row of its event last. */
export function zonesAfter({ to, eventId }: Move): string[] {
  if (eventId === null) return ['general']
  return [`${to === 'assigned' ? 'assigned' : 'ideas'}-${eventId}`, `event-${eventId}`]
}

/** 'Assigned for Birthday', 'Mia, bought', for screen readers. */
export function nameOf(place: Place): string {
  if (place.list === 'general') return giftTexts.generalList
  if (place.list === 'plan') return giftTexts.dragging.inPlan(place.person, place.state)
  return place.list === 'assigned'
    ? giftTexts.dragging.assigned(place.eventName)
    : giftTexts.dragging.ideas(place.eventName)
}
