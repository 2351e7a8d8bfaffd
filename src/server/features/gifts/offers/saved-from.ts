import { rulesOf } from '#domain/catalogue/source-rules.ts'
import { contentFields, hasShop, mayKeep, mayWatch, type ContentField } from '#domain/gifts/offers/content.ts'
import { startedWatch } from '#domain/gifts/offers/watch.ts'
import type { GiftChange, NewGift } from '#domain/gifts/schema.ts'
import { FALLBACK_DRAWING } from '#domain/pictures/drawings.ts'
import { invalidField } from '#domain/shared/errors.ts'
import { offerTexts } from '#domain/texts/offers.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { GiftRow } from '../queries.ts'

/** For gifts that don't come from a catalog. */
export const MANUAL = 'manual'

/**
 * What saving a product from a shop stores beside it: until when what the shop said may be kept, and that it's looked up again.
 * Title and price become the user's own where the shop's rules forbid to keep them as its own.
 */
export function savedFrom(wanted: Omit<NewGift, 'contactId'>, actor: Actor): Partial<GiftRow> {
  const gift = { provider: wanted.provider ?? MANUAL, productKey: wanted.productKey ?? null }
  const checkAt = hasShop(gift) && !wanted.isPurchased ? actor.now : null
  if (rulesOf(gift.provider).keepsHours === null) return { checkAt }
  const given = wanted.asOf ? new Date(wanted.asOf) : actor.now
  const saidAt = given > actor.now ? actor.now : given
  const priceKind = 'user' as const
  if (!mayKeep(gift.provider, saidAt, actor.now)) return { checkAt, priceKind, ...withoutContent }
  return { checkAt, priceKind, contentFetchedAt: saidAt, shopFields: contentIn(wanted) }
}

/** What a gift keeps when the content of its shop is gone. */
export const withoutContent = {
  description: null,
  imageUrl: FALLBACK_DRAWING,
  rating: null,
  reviewCount: null,
}

function contentIn({ description, imageUrl, rating, reviewCount }: Partial<NewGift>): ContentField[] {
  const isThere = {
    description: isKnown(description),
    imageUrl: isKnown(imageUrl),
    rating: isKnown(rating) || isKnown(reviewCount),
  }
  return contentFields.filter((field) => field !== 'offer' && isThere[field])
}

const isKnown = (value: unknown) => value !== undefined && value !== null

/** What follows from a change: a description or picture that somebody replaced is no longer the shop's, and what is bought isn't looked up. */
export function offerAfter(before: GiftRow, after: Partial<GiftRow>, wanted: GiftChange, now: Date): Partial<GiftRow> {
  const changed = { ...before, ...after }
  const isNew = (field: keyof GiftRow) => after[field] !== undefined && after[field] !== before[field]
  const shopFields = before.shopFields.filter((field) => field === 'offer' || !isNew(field))
  const isLookedUp = hasShop(changed) && !changed.isPurchased
  const isOther = isNew('provider') || isNew('productKey')
  return {
    ...(shopFields.length !== before.shopFields.length && { shopFields }),
    checkAt: isLookedUp ? (isOther ? now : (before.checkAt ?? now)) : null,
    ...(isOther && { offerPrice: null, offerInStock: null, offerAsOf: null }),
    ...watchAfter(changed, wanted, now),
  }
}

/** @throws {AppError} INVALID where the shop's rules forbid it */
function watchAfter(gift: GiftRow, { watch }: GiftChange, now: Date): Partial<GiftRow> {
  const none = { watchedAt: null, watchBelow: null, watchFrom: null }
  if (watch === undefined) return gift.watchedAt !== null && !mayWatch(gift) ? none : {}
  if (watch === null) return none
  if (!mayWatch(gift)) throw invalidField('watch', hasShop(gift) ? offerTexts.watchForbidden : offerTexts.watchNoShop)
  if (gift.isPurchased) throw invalidField('watch', offerTexts.watchBought)
  const { below } = watch
  // Sent back as it was, it goes on.
  if (gift.watchedAt !== null && below === gift.watchBelow) return {}
  const current = gift.offerPrice ?? (gift.priceKind === 'live' ? gift.price : null)
  return { watchedAt: now, watchBelow: below, watchFrom: startedWatch(below, current).from, checkAt: now }
}
