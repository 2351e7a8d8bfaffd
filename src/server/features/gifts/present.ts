import { mayWatch } from '#domain/gifts/offers/content.ts'
import type { Gift, NamedGift, PriceDrop } from '#domain/gifts/schema.ts'
import { FALLBACK_DRAWING } from '#domain/pictures/drawings.ts'
import { contactPicture, giftPicture } from '#domain/pictures/picture.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { moneyText } from '#domain/shared/wire.ts'
import type { GiftRow, listPriceDrops, NamedGiftRow } from './queries.ts'

export function presentGift(row: GiftRow & { hasSplit: boolean }): Gift {
  const isPhoto = row.pictureVersion === null && row.shopFields.includes('imageUrl')
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
    picture: isPhoto ? FALLBACK_DRAWING : giftPicture(row),
    hasOwnPicture: row.pictureVersion !== null,
    photo: isPhoto ? row.imageUrl : null,
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
    offer: presentOffer(row),
    watch: row.watchedAt && { below: moneyText(row.watchBelow) },
    canWatch: mayWatch(row),
    hasSplit: row.hasSplit,
    position: row.position,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }
}

function presentOffer(row: GiftRow): Gift['offer'] {
  const { isPurchased, offerAsOf, offerInStock, offerPrice, price, priceKind } = row
  if (isPurchased || offerAsOf === null || offerInStock === null) return null
  // A price that people entered themselves says nothing about what the shop asked.
  const isFromShop = priceKind === 'live' && offerPrice !== null && price !== offerPrice
  return {
    price: moneyText(offerPrice),
    was: isFromShop ? moneyText(price) : null,
    inStock: offerInStock,
    asOf: offerAsOf.toISOString(),
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

export function presentPriceDrop({
  drop: { id, giftIdeaId, price, was, createdAt },
  title,
  contactId,
  contactName,
}: Awaited<ReturnType<typeof listPriceDrops>>[number]): PriceDrop {
  return {
    id,
    giftId: giftIdeaId,
    contactId,
    contactName,
    title,
    price: toDecimal(price),
    was: moneyText(was),
    createdAt: createdAt.toISOString(),
  }
}
