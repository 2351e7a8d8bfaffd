import { moneyText } from '#domain/shared/wire.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import type { userActivities } from '#server/db/schema.ts'
import type { PlannedGift } from './plan-gift.ts'
import type { PlannedOccasion, PlannedPerson } from './plan-person.ts'

export type PlannedActivity = Omit<typeof userActivities.$inferInsert, 'userId'>

/** What the feed would have said, had the person been kept by hand. `ids` are those of the inserted rows by their uid. */
export function activitiesOf(
  { row, occasions, ideas }: PlannedPerson,
  ids: ReadonlyMap<string, number>,
): PlannedActivity[] {
  const contactName = row.fullName
  const id = (of: { uid: string }) => ids.get(of.uid) ?? null
  const gift = ({ row: idea }: PlannedGift, occasion: PlannedOccasion | null): PlannedActivity => ({
    activityType: idea.isSaved ? 'gift_purchased' : 'gift_saved',
    description: idea.isPurchased
      ? activityTexts.giftPurchased(idea.title)
      : idea.isSaved
        ? activityTexts.giftAssigned(idea.title)
        : activityTexts.giftSaved(idea.title),
    entityType: 'gift',
    entityId: id(idea),
    metadata: {
      giftTitle: idea.title,
      giftPrice: moneyText(idea.price ?? null),
      contactName,
      ...(occasion ? { occasionName: occasion.row.name, occasionId: id(occasion.row) } : {}),
    },
    createdAt: idea.purchasedAt ?? idea.createdAt,
  })
  return [
    {
      activityType: 'contact_added',
      description: activityTexts.contactAdded(contactName),
      entityType: 'contact',
      entityId: id(row),
      metadata: { contactName, relationship: row.relationship },
      createdAt: row.createdAt,
    },
    ...occasions.flatMap((occasion) => [
      ...(occasion.row.linkedTo ? [] : [created(occasion, contactName, id(occasion.row))]),
      ...occasion.gifts.map((idea) => gift(idea, occasion)),
    ]),
    ...ideas.map((idea) => gift(idea, null)),
  ]
}

function created({ row }: PlannedOccasion, contactName: string, entityId: number | null): PlannedActivity {
  return {
    activityType: 'event_created',
    description: activityTexts.eventCreated(row.name, contactName),
    entityType: 'occasion',
    entityId,
    metadata: { contactName, occasionName: row.name, occasionId: entityId },
    createdAt: row.createdAt,
  }
}
