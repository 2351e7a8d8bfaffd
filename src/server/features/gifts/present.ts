import type { Gift, NamedGift } from '#domain/gifts/schema.ts'
import { contactPicture, giftPicture } from '#domain/pictures/picture.ts'
import { moneyText } from '#domain/shared/wire.ts'
import type { GiftRow, NamedGiftRow } from './queries.ts'

export function presentGift(row: GiftRow & { hasSplit: boolean }): Gift {
  return {
    id: row.id,
    uid: row.uid,
    contactId: row.contactId,
    occasionId: row.occasionId,
    title: row.title,
    description: row.description,
    price: moneyText(row.price),
    currency: row.currency,
    priceKind: row.priceKind,
    imageUrl: row.imageUrl,
    picture: giftPicture(row),
    hasOwnPicture: row.pictureVersion !== null,
    productUrl: row.productUrl,
    rating: row.rating,
    reviewCount: row.reviewCount,
    isSaved: row.isSaved,
    matchReason: row.matchReason,
    isPurchased: row.isPurchased,
    occurrenceDate: row.occurrenceDate,
    purchasedAt: row.purchasedAt?.toISOString() ?? null,
    pricePaid: moneyText(row.pricePaid),
    deliveryState: row.deliveryState,
    arrivesOn: row.arrivesOn,
    reaction: row.reaction,
    itemType: row.itemType,
    provider: row.provider,
    productKey: row.productKey,
    hasSplit: row.hasSplit,
    position: row.position,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }
}

export function presentNamedGift(row: NamedGiftRow): NamedGift {
  const { contactName, relationship, emoji, eventName } = row
  return {
    ...presentGift(row),
    contactName,
    relationship,
    emoji,
    contactPicture: contactPicture({ id: row.contactId, pictureVersion: row.contactPictureVersion }),
    eventName,
  }
}
