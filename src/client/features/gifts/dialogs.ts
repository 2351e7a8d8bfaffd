import { openRecommendations } from '#client/features/recommendations/dialogs.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { lazyPart } from '../../lib/lazy.ts'
import type { Move } from './drop.ts'
import type { ProductToSave } from './parts/save-idea.ts'

const AddGiftIdea = lazyPart(() => import('./AddGiftIdeaDialog.tsx'), 'AddGiftIdeaDialog')
const MoveGift = lazyPart(() => import('./MoveGiftDialog.tsx'), 'MoveGiftDialog')
const PlaceIdea = lazyPart(() => import('./PlaceIdeaDialog.tsx'), 'PlaceIdeaDialog')
const GiftDetails = lazyPart(() => import('./GiftDetailsDialog.tsx'), 'GiftDetailsDialog')

/** The add-gift form, for the general list or for an event. Resolves with the idea, undefined when given up. */
export function openAddGiftIdea(place: { contactId: number; occasionId?: number }): Promise<Gift | undefined> {
  return openDialog(AddGiftIdea, { contactId: place.contactId, occasionId: place.occasionId ?? null })
}

/** A saved gift: what it is, for whom, for which event. */
export function openGiftDetails(giftId: number): Promise<void> {
  return openDialog(GiftDetails, { giftId })
}

/** Asks to which other event of the same person a gift should move, and whether assigned or as an idea. */
export function openMoveGift(gift: Gift): Promise<Move | undefined> {
  return openDialog(MoveGift, { gift })
}

/** Keeps a product of the catalogue for somebody, or assigns it to one of their events: asks for whom, for which. */
export function openPlaceIdea(
  product: ProductToSave,
  place: { isSaved: boolean; contactId?: number | undefined; occasionId?: number | undefined },
): Promise<void> {
  const { isSaved, contactId, occasionId } = place
  return openDialog(PlaceIdea, { product, isSaved, contactId, occasionId })
}

/** The one way to the gift search: for somebody, for one of their events, or with words for nobody in particular. */
export function openGiftSearch(
  search: { contactId?: number | undefined; occasionId?: number | undefined; text?: string | undefined } = {},
) {
  void openRecommendations(search)
}
