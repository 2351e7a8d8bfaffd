import { and, eq, ne, or } from 'drizzle-orm'
import { findRepeats, type Product } from '#domain/gifts/repeat.ts'
import { eventNameWithoutContact } from '#domain/occasions/event-name.ts'
import { AppError } from '#domain/shared/errors.ts'
import type { Tx } from '#server/db/connection.ts'
import { occasionOf } from '#server/db/keys.ts'
import { giftIdeas, occasions } from '#server/db/schema.ts'
import { comingOccurrenceOf } from '#server/features/occasions/queries.ts'
import type { Actor } from '#server/identity/actor.ts'

/** Request flags: ask for the repeat check, or go ahead anyway. */
export interface Guard {
  checkRepeat?: boolean | undefined
  confirm?: boolean | undefined
}

interface Wanted extends Product {
  /** Undefined for a new gift: a gift doesn't repeat itself. */
  id?: number | undefined
  contactId: number
  contactName: string
}

/**
 * If the request asks for the check, refuses a gift that this person was given before or has assigned. The caller has
 * loaded the contact through its owner.
 * @throws {AppError} REPEAT with all matches
 */
export async function guardAgainstRepeat(
  tx: Tx,
  actor: Actor,
  { checkRepeat, confirm }: Guard,
  { id, contactId, contactName, ...product }: Wanted,
): Promise<void> {
  if (!checkRepeat || confirm) return
  const rows = await tx
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
        eq(giftIdeas.userId, actor.owner),
        eq(giftIdeas.contactId, contactId),
        or(giftIdeas.isPurchased, giftIdeas.isSaved),
        id === undefined ? undefined : ne(giftIdeas.id, id),
      ),
    )
  const repeats = findRepeats(
    product,
    rows.map(({ occurrenceDate, event, ...gift }) => ({
      ...gift,
      date: occurrenceDate ?? (event && !gift.isPurchased ? comingOccurrenceOf(event, actor) : null),
      occasionName: event && eventNameWithoutContact(event.name, contactName),
    })),
    { fullName: contactName, today: actor.today },
  )
  const [first] = repeats
  if (first) throw new AppError('REPEAT', first.message, { repeats })
}
