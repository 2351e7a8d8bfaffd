import { navigate } from 'wouter/use-browser-location'
import type { Gift } from '#domain/gifts/schema.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { lazyPart } from '../../lib/lazy.ts'
import { searchAddress } from './search-address.ts'
import type { GiftSearch } from './search-address.ts'

const AddGiftIdea = lazyPart(() => import('./AddGiftIdeaDialog.tsx'), 'AddGiftIdeaDialog')
const GiftDetails = lazyPart(() => import('./GiftDetailsDialog.tsx'), 'GiftDetailsDialog')

/** The add-gift form, for the general list or for an event. Resolves with the idea, undefined when given up. */
export function openAddGiftIdea(place: { contactId: number; occasionId?: number }): Promise<Gift | undefined> {
  return openDialog(AddGiftIdea, { contactId: place.contactId, occasionId: place.occasionId ?? null })
}

/** A saved gift: what it is, for whom, for which event. */
export function openGiftDetails(giftId: number): Promise<void> {
  return openDialog(GiftDetails, { giftId })
}

/** The one way to the gift search. Until it has a dialog of its own that is the Gift Ideas page, which says for whom. */
export function openGiftSearch(search: GiftSearch = {}) {
  navigate(searchAddress(search))
}
