import { and, eq, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts, emailReminders, giftIdeas, occasions, occasionSkips } from '#server/db/schema.ts'
import type { Actor } from '#server/owner.ts'

/** What is known of single occurrences of the owner's occasions. */
export interface Marks {
  isSkipped(occasionId: number, occurrence: CalendarDate): boolean
  isReminderSent(occasionId: number, occurrence: CalendarDate): boolean
}

/** @param from the first day that is asked about; earlier occurrences are left unread */
export async function marksOf(db: DbOrTx, { owner, today }: Actor, from = today): Promise<Marks> {
  const skipped = new Set<string>()
  const sent = new Set<string>()
  for (const mark of await marks(db).execute({ owner, from })) {
    ;(mark.kind === 'skip' ? skipped : sent).add(keyOf(mark.occasionId, mark.occurrence))
  }
  return {
    isSkipped: (id, occurrence) => skipped.has(keyOf(id, occurrence)),
    isReminderSent: (id, occurrence) => sent.has(keyOf(id, occurrence)),
  }
}

/** Which occurrences have an assigned gift: not bought yet, or bought for that very one. */
export async function assignedGifts(db: DbOrTx, { owner }: Actor) {
  const unbought = new Set<number>()
  const bought = new Set<string>()
  for (const { occasionId, occurrence } of await assigned(db).execute({ owner })) {
    if (occasionId === null) continue
    if (occurrence === null) unbought.add(occasionId)
    else bought.add(keyOf(occasionId, occurrence))
  }
  return (occasionId: number, occurrence: CalendarDate) =>
    unbought.has(occasionId) || bought.has(keyOf(occasionId, occurrence))
}

function keyOf(occasionId: number, occurrence: CalendarDate): string {
  return `${occasionId} ${occurrence}`
}

const marks = preparedOnce((db) =>
  db
    .select({
      kind: sql<'skip' | 'sent'>`'skip'`.as('kind'),
      occasionId: occasionSkips.occasionId,
      occurrence: occasionSkips.occurrenceDate,
    })
    .from(occasionSkips)
    .innerJoin(occasions, eq(occasions.id, occasionSkips.occasionId))
    .innerJoin(contacts, eq(contacts.id, occasions.contactId))
    .where(
      and(
        eq(contacts.userId, sql.placeholder('owner')),
        sql`${occasionSkips.occurrenceDate} >= ${sql.placeholder('from')}::date`,
      ),
    )
    .unionAll(
      db
        .select({
          kind: sql<'skip' | 'sent'>`'sent'`.as('kind'),
          occasionId: emailReminders.occasionId,
          occurrence: emailReminders.occurrenceDate,
        })
        .from(emailReminders)
        .where(
          and(
            eq(emailReminders.userId, sql.placeholder('owner')),
            eq(emailReminders.status, 'sent'),
            sql`${emailReminders.occurrenceDate} >= ${sql.placeholder('from')}::date`,
          ),
        ),
    )
    .prepare('occurrence_marks'),
)

const assigned = preparedOnce((db) =>
  db
    .selectDistinct({
      occasionId: giftIdeas.occasionId,
      occurrence: sql<CalendarDate | null>`case when ${giftIdeas.isPurchased} then ${giftIdeas.occurrenceDate} end`,
    })
    .from(giftIdeas)
    .innerJoin(contacts, eq(contacts.id, giftIdeas.contactId))
    .where(and(eq(contacts.userId, sql.placeholder('owner')), eq(giftIdeas.isSaved, true)))
    .prepare('assigned_gifts'),
)
