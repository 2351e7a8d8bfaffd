import { and, asc, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { giftIdeas } from '#server/db/schema.ts'
import type { RemindedEvent } from '../events.ts'
import { isAmong, isOneOf } from '../history.ts'

/** What a reminder adds about gifts, beside those that are assigned. */
export interface GiftNotes {
  /** Titles of the ideas that are saved for the event, or for the person in general. */
  ideas: string[]
  /** What was bought for the last occurrence that had a gift. */
  before: { on: CalendarDate; titles: string[] } | null
}

interface Asked {
  event: Pick<RemindedEvent, 'id' | 'contactId' | 'userId'>
  occurrence: CalendarDate
}

/** The notes of some events, by the event's id, in one statement. */
export async function giftNotesOf(db: DbOrTx, asked: readonly Asked[]): Promise<Map<number, GiftNotes>> {
  const rows = await db
    .select({
      contactId: giftIdeas.contactId,
      occasionId: giftIdeas.occasionId,
      title: giftIdeas.title,
      isPurchased: giftIdeas.isPurchased,
      occurrenceDate: giftIdeas.occurrenceDate,
    })
    .from(giftIdeas)
    .where(
      and(
        isOneOf(giftIdeas.userId, [...new Set(asked.map(({ event }) => event.userId))]),
        isAmong(
          giftIdeas.contactId,
          asked.map(({ event }) => event.contactId),
        ),
        or(isNotNull(giftIdeas.occurrenceDate), and(eq(giftIdeas.isSaved, false), eq(giftIdeas.isPurchased, false))),
      ),
    )
    .orderBy(desc(giftIdeas.occurrenceDate), asc(giftIdeas.position), asc(giftIdeas.id))
  const ofContact = groupBy(rows, ({ contactId }) => contactId)
  return new Map(
    asked.map(({ event, occurrence }) => {
      const own = (ofContact.get(event.contactId) ?? []).filter(
        ({ occasionId }) => occasionId === null || occasionId === event.id,
      )
      const given = own.flatMap(({ occasionId, occurrenceDate: on, title }) =>
        occasionId !== null && on !== null && on < occurrence ? [{ on, title }] : [],
      )
      const [last] = given
      return [
        event.id,
        {
          ideas: own.filter(({ isPurchased }) => !isPurchased).map(({ title }) => title),
          before: last
            ? { on: last.on, titles: given.filter(({ on }) => on === last.on).map(({ title }) => title) }
            : null,
        },
      ]
    }),
  )
}
