import { and, eq, or, sql } from 'drizzle-orm'
import { findRepeats, type Product } from '#domain/gifts/repeat.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { AppError } from '#domain/shared/errors.ts'
import type { Tx } from '#server/db/connection.ts'
import { occasionOf } from '#server/db/keys.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { giftIdeas, occasions } from '#server/db/schema.ts'
import { comingOccurrenceOf } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/identity/actor.ts'

/** Request flags: ask for the repeat check, or go ahead anyway. */
export interface Guard {
  checkRepeat?: boolean | undefined
  confirm?: boolean | undefined
}

type EarlierGift = Awaited<ReturnType<ReturnType<typeof earlier>['execute']>>[number]

/**
 * If the request asks for the check: what this person was given before or has assigned. It needs nothing that the change reads
 * first, so it's read along with it.
 * @param of the contact, or the gift that is about to be changed, whose own contact it is then: a gift doesn't repeat itself
 */
export async function earlierGifts(
  tx: Tx,
  { owner }: Actor,
  { checkRepeat, confirm }: Guard,
  { contactId = null, giftId = null }: { contactId?: number | null | undefined; giftId?: number | null },
): Promise<EarlierGift[]> {
  return !checkRepeat || confirm ? [] : earlier(tx).execute({ owner, contactId, giftId })
}

/** @throws {AppError} REPEAT with all matches */
export function refuseRepeat(
  actor: Actor,
  gifts: readonly EarlierGift[],
  { contactName, ...product }: Product & { contactName: string },
): void {
  const repeats = findRepeats(
    product,
    gifts.map(({ occurrenceDate, event, ...gift }) => ({
      ...gift,
      date: occurrenceDate ?? (event && !gift.isPurchased ? comingOccurrenceOf(event, actor) : null),
      occasionName: event && eventNameWithoutContact(event.name, contactName),
    })),
    { fullName: contactName, today: actor.today },
  )
  const [first] = repeats
  if (first) throw new AppError('REPEAT', first.message, { repeats })
}

const owner = sql.placeholder('owner')
const giftId = sql`${sql.placeholder('giftId')}::bigint`

const earlier = preparedOnce((db) =>
  db
    .select({
      id: giftIdeas.id,
      title: giftIdeas.title,
      provider: giftIdeas.provider,
      productKey: giftIdeas.productKey,
      productUrl: giftIdeas.productUrl,
      isPurchased: giftIdeas.isPurchased,
      occurrenceDate: giftIdeas.occurrenceDate,
      event: {
        name: occasions.name,
        date: occasions.date,
        isRecurring: occasions.isRecurring,
        dateRule: occasions.dateRule,
      },
    })
    .from(giftIdeas)
    .leftJoin(occasions, occasionOf(giftIdeas))
    .where(
      and(
        eq(giftIdeas.userId, owner),
        sql`${giftIdeas.contactId} = coalesce(${sql.placeholder('contactId')}::bigint, (
          select g.contact_id from ${giftIdeas} g where g.user_id = ${owner} and g.id = ${giftId}))`,
        or(giftIdeas.isPurchased, giftIdeas.isSaved),
        sql`${giftIdeas.id} is distinct from ${giftId}`,
      ),
    )
    .prepare('earlier_gifts'),
)
