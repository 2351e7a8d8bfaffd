import { moneyText } from '#domain/shared/wire.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import type { Tx } from '#server/db/connection.ts'
import { recordActivity, withdrawPurchase } from '#server/features/activities/commands.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { GiftRow } from './queries.ts'

interface Told {
  after: GiftRow
  /** Undefined for a new gift. */
  before?: GiftRow | undefined
  contactName: string
  event: { id: number; name: string } | null
}

/** One activity per change: bought, otherwise assigned, otherwise saved; none for other edits. */
export async function tellOfGift(tx: Tx, actor: Actor, { after, before, contactName, event }: Told): Promise<void> {
  if (before?.isPurchased && !after.isPurchased) await withdrawPurchase(tx, actor, after.id)
  const line = lineFor(after, before)
  if (!line) return
  await recordActivity(tx, actor, {
    ...line,
    entityId: after.id,
    entityType: 'gift',
    metadata: {
      giftTitle: after.title,
      giftPrice: moneyText(after.pricePaid ?? after.price),
      contactName,
      ...(event ? { occasionName: event.name, occasionId: event.id } : {}),
    },
  })
}

export async function tellOfRemoval(tx: Tx, actor: Actor, gift: GiftRow & { contactName: string }): Promise<void> {
  await recordActivity(tx, actor, {
    activityType: 'gift_removed',
    description: activityTexts.giftRemoved(gift.title),
    entityId: gift.id,
    entityType: 'gift',
    metadata: { giftTitle: gift.title, giftPrice: moneyText(gift.price), contactName: gift.contactName },
  })
}

function lineFor(after: GiftRow, before: GiftRow | undefined) {
  const { title } = after
  if (after.isPurchased && !before?.isPurchased)
    return { activityType: 'gift_purchased', description: activityTexts.giftPurchased(title) } as const
  // Assigning is a 'gift_purchased' too.
  if (after.isSaved && !(before?.isSaved && before.occasionId === after.occasionId))
    return { activityType: 'gift_purchased', description: activityTexts.giftAssigned(title) } as const
  return before ? undefined : ({ activityType: 'gift_saved', description: activityTexts.giftSaved(title) } as const)
}
