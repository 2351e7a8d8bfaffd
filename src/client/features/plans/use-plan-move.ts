import { useSetGiftState } from '#client/features/gifts/mutations.ts'
import type { PlanDrop } from '#client/features/gifts/parts/GiftBoard.tsx'
import type { Gift } from '#domain/gifts/schema.ts'
import type { GiftState, PlanPlace } from '#client/features/gifts/parts/plan-place.ts'
import type { PlanPerson } from '#domain/plans/schema.ts'
import type { PlanRow } from './rows.ts'

/** Moves a gift of a plan, by dropping it or by its menu; undefined if it's there already. */
export function usePlanMove(): PlanDrop {
  const { mutateAsync } = useSetGiftState()
  return (gift, place) => (isThere(gift, place) ? undefined : mutateAsync({ gift, place }))
}

/** A general idea is among the ideas of each of the person's events. */
function isThere(gift: Gift, { contactId, eventId, state }: PlanPlace): boolean {
  const isOfEvent = gift.occasionId === eventId || (gift.occasionId === null && state === 'ideas')
  return gift.contactId === contactId && isOfEvent && stateOf(gift) === state
}

export function stateOf({ isSaved, isPurchased }: Gift): GiftState {
  if (!isSaved) return 'ideas'
  return isPurchased ? 'bought' : 'assigned'
}

export function placeOf(
  person: Pick<PlanPerson, 'contactId' | 'occasionId' | 'contactName'>,
  state: GiftState,
): PlanPlace {
  const { contactId, occasionId, contactName } = person
  return { list: 'plan', state, contactId, eventId: occasionId, person: contactName }
}

/** As the board knows it: 'bought-7'. */
export function zoneOf({ person }: PlanRow, state: GiftState): string {
  return `${state}-${person.occasionId}`
}
