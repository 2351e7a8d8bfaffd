import type { NewActivity } from '#domain/activities/schema.ts'
import { moneyText } from '#domain/shared/wire.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import type { Tx } from '#server/db/connection.ts'
import { recordActivity, recordAddition, withdrawPurchase } from '#server/features/activities/commands.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { GiftRow } from './queries.ts'

type NewGift = Pick<GiftRow, 'title' | 'isSaved' | 'isPurchased' | 'occasionId'> & Partial<GiftRow>

interface Told<Row> {
  after: Row
  contactName: string
  event: { id: number; name: string } | null
}

/** One activity per change: bought, otherwise assigned, otherwise saved; none for other edits. */
export async function tellOfGift(
  tx: Tx,
  actor: Actor,
  { before, ...told }: Told<GiftRow> & { before: GiftRow },
): Promise<void> {
  const { after } = told
  if (before.isPurchased && !after.isPurchased) await withdrawPurchase(tx, actor, after.id)
  const line = lineFor(after, before)
  if (line) await recordActivity(tx, actor, { ...activityOf(line, told), entityId: after.id })
}

/** The same of a gift that is added at the same time. */
export async function tellOfNewGift(tx: Tx, actor: Actor, told: Told<NewGift>): Promise<void> {
  await recordAddition(tx, actor, activityOf(lineFor(told.after) ?? savedLine(told.after), told))
}

type Line = Pick<NewActivity, 'activityType' | 'description'>

function activityOf(line: Line, { after, contactName, event }: Told<NewGift>) {
  return {
    ...line,
    entityType: 'gift' as const,
    metadata: {
      giftTitle: after.title,
      giftPrice: moneyText(after.pricePaid ?? after.price ?? null),
      contactName,
      ...(event ? { occasionName: event.name, occasionId: event.id } : {}),
    },
  }
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

function lineFor(after: NewGift, before?: GiftRow): Line | undefined {
  const { title } = after
  if (after.isPurchased && !before?.isPurchased)
    return { activityType: 'gift_purchased', description: activityTexts.giftPurchased(title) }
  // Assigning is a 'gift_purchased' too.
  if (after.isSaved && !(before?.isSaved && before.occasionId === after.occasionId))
    return { activityType: 'gift_purchased', description: activityTexts.giftAssigned(title) }
  return undefined
}

function savedLine({ title }: NewGift): Line {
  return { activityType: 'gift_saved', description: activityTexts.giftSaved(title) }
}
