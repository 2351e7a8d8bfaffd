import type { Gift } from '../gifts/schema.ts'

const aGiftAnswered: Gift = {
  id: 1,
  uid: '0b9f7c1e-6a0b-4c8e-9a55-2f4f5a1d7c01',
  contactId: 3,
  occasionId: null,
  title: 'Kalimba',
  description: null,
  price: null,
  currency: 'USD',
  priceKind: 'user',
  imageUrl: null,
  picture: null,
  hasOwnPicture: false,
  photo: null,
  productUrl: null,
  rating: null,
  reviewCount: null,
  isSaved: false,
  matchReason: null,
  isPurchased: false,
  occurrenceDate: null,
  purchasedAt: null,
  pricePaid: null,
  deliveryState: 'none',
  arrivesOn: null,
  reaction: null,
  itemType: 'gift',
  provider: 'user',
  productKey: null,
  offer: null,
  watch: null,
  canWatch: false,
  hasSplit: false,
  position: 0,
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
  version: 1,
}

/** A gift as the server answers it, an idea in the general list unless the test says more. */
export function answeredGift(fields: Partial<Gift>): Gift {
  return { ...aGiftAnswered, ...fields }
}
