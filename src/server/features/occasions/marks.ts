import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import type { Cents } from '#domain/shared/money.ts'
import { giftIdeas, occasionSkips } from '#server/db/schema.ts'
import type { Happened } from '#server/features/reminders/announced/queries.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'

/** Facts about single occurrences of the owner's occasions. */
export interface Marks {
  isSkipped(occasionId: number, occurrence: CalendarDate): boolean
  isReminderSent(occasionId: number, occurrence: CalendarDate): boolean
  /** The plan that it's in, and its budget there. */
  planOf(occasionId: number, occurrence: CalendarDate): Planned | undefined
}

interface Planned {
  planId: number
  budget: Cents | null
}

/** @param from the first day of interest */
export function marksIn({ skips, mails, plans }: Happened, { today }: Pick<Actor, 'today'>, from = today): Marks {
  const keysOf = (rows: readonly { occasionId: number; occurrenceDate: CalendarDate }[]) =>
    new Set(
      rows
        .filter(({ occurrenceDate }) => occurrenceDate >= from)
        .map((row) => keyOf(row.occasionId, row.occurrenceDate)),
    )
  const skipped = keysOf(skips)
  const sent = keysOf(mails.filter(({ status }) => status === 'sent'))
  const planned = new Map(plans.map((plan) => [keyOf(plan.occasionId, plan.occurrenceDate), plan]))
  return {
    isSkipped: (id, occurrence) => skipped.has(keyOf(id, occurrence)),
    isReminderSent: (id, occurrence) => sent.has(keyOf(id, occurrence)),
    planOf: (id, occurrence) => planned.get(keyOf(id, occurrence)),
  }
}

/** All skipped occurrences of the owner's events, past ones too. */
export async function skipsOf(db: DbOrTx, owner: OwnerId): Promise<Map<number, CalendarDate[]>> {
  const skipped = new Map<number, CalendarDate[]>()
  for (const { occasionId, occurrence } of await skipsFrom(db).execute({ owner, from: '0001-01-01' })) {
    const days = skipped.get(occasionId)
    if (days) days.push(occurrence)
    else skipped.set(occasionId, [occurrence])
  }
  return skipped
}

/** The owner's skipped occurrences from today on. */
export async function comingSkips(db: DbOrTx, { owner, today }: Actor) {
  const skipped = new Set<string>()
  const ids = new Set<number>()
  for (const { occasionId, occurrence } of await skipsFrom(db).execute({ owner, from: today })) {
    skipped.add(keyOf(occasionId, occurrence))
    ids.add(occasionId)
  }
  return { ids, isSkipped: (id: number, occurrence: CalendarDate) => skipped.has(keyOf(id, occurrence)) }
}

/** Which coming occurrences have an assigned gift: not bought yet, or bought for that occurrence. */
export async function assignedGifts(db: DbOrTx, { owner, today }: Actor) {
  return assignedIn(await assigned(db).execute({ owner, from: today }))
}

/** The same by gifts that are known. */
export function assignedIn(gifts: readonly { occasionId: number | null; occurrenceDate: CalendarDate | null }[]) {
  const unbought = new Set<number>()
  const bought = new Set<string>()
  const ids = new Set<number>()
  for (const { occasionId, occurrenceDate } of gifts) {
    if (occasionId === null) continue
    ids.add(occasionId)
    if (occurrenceDate === null) unbought.add(occasionId)
    else bought.add(keyOf(occasionId, occurrenceDate))
  }
  return {
    ids,
    hasGift: (id: number, occurrence: CalendarDate) => unbought.has(id) || bought.has(keyOf(id, occurrence)),
  }
}

function keyOf(occasionId: number, occurrence: CalendarDate): string {
  return `${occasionId} ${occurrence}`
}

const skipsFrom = preparedOnce((db) =>
  db
    .select({ occasionId: occasionSkips.occasionId, occurrence: occasionSkips.occurrenceDate })
    .from(occasionSkips)
    .where(
      and(
        eq(occasionSkips.userId, sql.placeholder('owner')),
        sql`${occasionSkips.occurrenceDate} >= ${sql.placeholder('from')}::date`,
      ),
    )
    .prepare('coming_skips'),
)

const assigned = preparedOnce((db) =>
  db
    .select({ occasionId: giftIdeas.occasionId, occurrenceDate: giftIdeas.occurrenceDate })
    .from(giftIdeas)
    .where(
      and(
        eq(giftIdeas.userId, sql.placeholder('owner')),
        // Not a parameter: the index that serves this holds assigned gifts only.
        sql`${giftIdeas.isSaved}`,
        // Only a bought gift has an occurrence; those of the past, more every year, aren't read.
        or(isNull(giftIdeas.occurrenceDate), sql`${giftIdeas.occurrenceDate} >= ${sql.placeholder('from')}::date`),
      ),
    )
    .prepare('assigned_gifts'),
)
