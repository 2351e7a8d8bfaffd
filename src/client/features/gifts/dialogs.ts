import { openRecommendations } from '#client/features/recommendations/dialogs.ts'
import type { Gift } from '#domain/gifts/schema.ts'
import { openDialog } from '#client/lib/dialogs.tsx'
import { lazyPart } from '#client/lib/lazy.ts'
import type { Move } from './drag/drop.ts'
import type { ProductToSave } from './parts/save-idea.ts'

const AddGiftIdea = lazyPart(() => import('./AddGiftIdeaDialog.tsx'), 'AddGiftIdeaDialog')
const MoveGift = lazyPart(() => import('./drag/MoveGiftDialog.tsx'), 'MoveGiftDialog')
const PlaceIdea = lazyPart(() => import('./PlaceIdeaDialog.tsx'), 'PlaceIdeaDialog')
const SimilarGifts = lazyPart(() => import('./offers/SimilarGiftsDialog.tsx'), 'SimilarGiftsDialog')
const WatchPrice = lazyPart(() => import('./offers/WatchPriceDialog.tsx'), 'WatchPriceDialog')
const GiftDetails = lazyPart(() => import('./GiftDetailsDialog.tsx'), 'GiftDetailsDialog')

/** The add-gift form, for the general list or for an event's ideas. Resolves with the idea, or undefined if canceled. */
export function openAddGiftIdea(place: { contactId: number; occasionId?: number }): Promise<Gift | undefined> {
  return openDialog(AddGiftIdea, { contactId: place.contactId, occasionId: place.occasionId ?? null })
}

/** The same form for a gift that is assigned to the event at once. */
export function openAddAssignedGift(contactId: number, event: { id: number; name: string }): Promise<Gift | undefined> {
  return openDialog(AddGiftIdea, { contactId, occasionId: event.id, assignedTo: event.name })
}

/** A saved gift: what it is, for whom, for which event. */
export function openGiftDetails(giftId: number): Promise<void> {
  return openDialog(GiftDetails, { giftId })
}

/** Three others in place of a gift that is out of stock. */
export function openSimilarGifts(gift: Gift): Promise<void> {
  return openDialog(SimilarGifts, { gift })
}

/** Watches a gift's price, or stops. */
export function openWatchPrice(gift: Gift): Promise<void> {
  return openDialog(WatchPrice, { gift })
}

/** Asks which other event of the same contact a gift should move to, and whether as assigned or as an idea. */
export function openMoveGift(gift: Gift): Promise<Move | undefined> {
  return openDialog(MoveGift, { gift })
}

/** Asks which event of its contact an idea should be assigned to. */
export function openAssignGift(gift: Gift): Promise<Move | undefined> {
  return openDialog(MoveGift, { gift, isAssigning: true })
}

/** Saves a product of the catalog as an idea for a contact, or assigns it to one of their events: asks for both. */
export function openPlaceIdea(
  product: ProductToSave,
  place: { isSaved: boolean; contactId?: number | undefined; occasionId?: number | undefined },
): Promise<void> {
  const { isSaved, contactId, occasionId } = place
  return openDialog(PlaceIdea, { product, isSaved, contactId, occasionId })
}

/**
 * The only way to open the gift search: for a contact, for one of their events, or with search words for no one in
 * particular.
 */
export function openGiftSearch(search: Parameters<typeof openRecommendations>[0] = {}) {
  void openRecommendations(search)
}
