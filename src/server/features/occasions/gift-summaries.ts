import { and, asc, eq, sql } from 'drizzle-orm'
import { belongsTo, boughtFor, countsFor } from '#domain/gifts/counts.ts'
import type { GiftSummary } from '#domain/occasions/schema.ts'
import { giftPicture } from '#domain/pictures/picture.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { toDecimal } from '#domain/shared/money.ts'
import { isOwn } from '#domain/splits/shares.ts'
import { imageUrlToKeep } from '#server/db/image-url.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { splitOf } from '#server/db/keys.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { giftIdeas, giftSplits } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { isAmong } from './rows.ts'

type GiftRow = Awaited<ReturnType<ReturnType<typeof giftsOf>['execute']>>[number]

/** The gifts of these occasions by occasion, in one statement. */
export async function giftsByOccasion(
  db: DbOrTx,
  owner: OwnerId,
  occasionIds: readonly number[],
): Promise<Map<number, GiftRow[]>> {
  const byOccasion = new Map<number, GiftRow[]>()
  if (occasionIds.length === 0) return byOccasion
  for (const gift of await giftsOf(db).execute({ owner, ids: occasionIds })) {
    if (gift.occasionId === null) continue
    const gifts = byOccasion.get(gift.occasionId)
    if (gifts) gifts.push(gift)
    else byOccasion.set(gift.occasionId, [gift])
  }
  return byOccasion
}

/** The gifts of a coming occurrence: not bought yet, or bought for it. */
export function summaryOfComing(gifts: readonly GiftRow[], occurrence: CalendarDate): GiftSummary {
  return summary(
    gifts.filter((gift) => belongsTo(gift, occurrence)),
    occurrence,
  )
}

/** The gifts bought for a past occurrence of an event that comes back. */
export function summaryOfPast(gifts: readonly GiftRow[], occurrence: CalendarDate): GiftSummary {
  return summary(boughtFor(gifts, occurrence), occurrence)
}

/** Most events have no gift yet: sharing one object halves the garbage collector's work on long lists (measured). */
const nothing: GiftSummary = {
  purchased: 0,
  cards: 0,
  assigned: 0,
  ideas: 0,
  spent: '0.00',
  withoutPrice: 0,
  thumbnails: [],
  nextToBuy: null,
  collaborators: [],
}

function summary(gifts: GiftRow[], occurrence: CalendarDate): GiftSummary {
  if (gifts.length === 0) return nothing
  const { spent, ...counts } = countsFor(gifts, occurrence)
  const toBuy = gifts.find(({ isSaved, isPurchased, productUrl }) => isSaved && !isPurchased && productUrl !== null)
  return {
    ...counts,
    spent: toDecimal(spent),
    thumbnails: gifts
      .filter(({ isSaved, isPurchased }) => isSaved && isPurchased)
      .map((gift) => {
        const { id, title, imageUrl, productUrl, itemType } = gift
        return { id, title, imageUrl, picture: giftPicture(gift), productUrl, itemType }
      }),
    nextToBuy: toBuy?.productUrl ? { id: toBuy.id, productUrl: toBuy.productUrl } : null,
    collaborators: [...new Set(gifts.flatMap(othersOf))].map((name) => ({ name })),
  }
}

/** Who else pays. */
function othersOf({ contributors }: GiftRow): string[] {
  const others = (contributors ?? []).filter((row) => !isOwn(row))
  return others.map(({ name }) => name.trim()).filter((name) => name !== '')
}

const giftsOf = preparedOnce((db) =>
  db
    .select({
      id: giftIdeas.id,
      occasionId: giftIdeas.occasionId,
      title: giftIdeas.title,
      imageUrl: imageUrlToKeep,
      pictureVersion: giftIdeas.pictureVersion,
      productUrl: giftIdeas.productUrl,
      itemType: giftIdeas.itemType,
      isSaved: giftIdeas.isSaved,
      isPurchased: giftIdeas.isPurchased,
      occurrenceDate: giftIdeas.occurrenceDate,
      priceCents: giftIdeas.price,
      pricePaidCents: giftIdeas.pricePaid,
      contributors: giftSplits.contributors,
    })
    .from(giftIdeas)
    .leftJoin(giftSplits, splitOf(giftIdeas))
    .where(and(eq(giftIdeas.userId, sql.placeholder('owner')), isAmong(giftIdeas.occasionId)))
    .orderBy(asc(giftIdeas.position), asc(giftIdeas.id))
    .prepare('gifts_of_occasions'),
)
