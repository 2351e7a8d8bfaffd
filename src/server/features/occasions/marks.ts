import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import type { Cents } from '#domain/shared/money.ts'
import { emailReminders, giftIdeas, occasionSkips, planOccurrences } from '#server/db/schema.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { isAmong } from './rows.ts'

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

/** @param from the first day of interest; earlier ones aren't read, but for their plans */
export async function marksOf(
  db: DbOrTx,
  { owner, today }: Actor,
  ids: readonly number[],
  from = today,
): Promise<Marks> {
  const skipped = new Set<string>()
  const sent = new Set<string>()
  const planned = new Map<string, Planned>()
  for (const mark of ids.length === 0 ? [] : await marks(db).execute({ owner, ids, from })) {
    const key = keyOf(mark.occasionId, mark.occurrence)
    if (mark.planId !== null) planned.set(key, { planId: mark.planId, budget: mark.budget })
    else if (mark.kind === 'skip') skipped.add(key)
    else sent.add(key)
  }
  return {
    isSkipped: (id, occurrence) => skipped.has(keyOf(id, occurrence)),
    isReminderSent: (id, occurrence) => sent.has(keyOf(id, occurrence)),
    planOf: (id, occurrence) => planned.get(keyOf(id, occurrence)),
  }
}

/** All skipped occurrences of the owner's events, past ones too. */
export async function skipsOf(db: DbOrTx, owner: OwnerId): Promise<Map<number, CalendarDate[]>> {
  const skipped = new Map<number, CalendarDate[]>()
  for (const { occasionId, occurrence } of await skips(db).execute({ owner, from: '0001-01-01' })) {
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
  for (const { occasionId, occurrence } of await skips(db).execute({ owner, from: today })) {
    skipped.add(keyOf(occasionId, occurrence))
    ids.add(occasionId)
  }
  return { ids, isSkipped: (id: number, occurrence: CalendarDate) => skipped.has(keyOf(id, occurrence)) }
}

/**
 * Which coming occurrences have an assigned gift: not bought yet, or bought for that occurrence.
 * @param only these occasions; by default all of the owner's
 */
export async function assignedGifts(db: DbOrTx, { owner, today }: Actor, only?: readonly number[]) {
  const unbought = new Set<number>()
  const bought = new Set<string>()
  const ids = new Set<number>()
  for (const { occasionId, occurrence } of await (only
    ? assignedAmong(db).execute({ owner, from: today, ids: only })
    : assigned(db).execute({ owner, from: today }))) {
    if (occasionId === null) continue
    ids.add(occasionId)
    if (occurrence === null) unbought.add(occasionId)
    else bought.add(keyOf(occasionId, occurrence))
  }
  return {
    ids,
    hasGift: (id: number, occurrence: CalendarDate) => unbought.has(id) || bought.has(keyOf(id, occurrence)),
  }
}

function keyOf(occasionId: number, occurrence: CalendarDate): string {
  return `${occasionId} ${occurrence}`
}

/** Of the marks that aren't plans. */
const noBudget = sql`null::numeric(10, 2)`.mapWith(planOccurrences.budget).as('budget') as SQL.Aliased<Cents | null>

const marks = preparedOnce((db) =>
  db
    .select({
      kind: sql<'skip' | 'sent' | 'plan'>`'skip'`.as('kind'),
      occasionId: occasionSkips.occasionId,
      occurrence: occasionSkips.occurrenceDate,
      planId: sql<number | null>`null::bigint`.as('plan_id'),
      budget: noBudget,
    })
    .from(occasionSkips)
    .where(
      and(
        eq(occasionSkips.userId, sql.placeholder('owner')),
        isAmong(occasionSkips.occasionId),
        sql`${occasionSkips.occurrenceDate} >= ${sql.placeholder('from')}::date`,
      ),
    )
    .unionAll(
      db
        .select({
          kind: sql<'skip' | 'sent' | 'plan'>`'sent'`.as('kind'),
          occasionId: emailReminders.occasionId,
          occurrence: emailReminders.occurrenceDate,
          planId: sql<number | null>`null::bigint`.as('plan_id'),
          budget: noBudget,
        })
        .from(emailReminders)
        .where(
          and(
            eq(emailReminders.userId, sql.placeholder('owner')),
            isAmong(emailReminders.occasionId),
            eq(emailReminders.status, 'sent'),
            sql`${emailReminders.occurrenceDate} >= ${sql.placeholder('from')}::date`,
          ),
        ),
    )
    .unionAll(
      db
        .select({
          kind: sql<'skip' | 'sent' | 'plan'>`'plan'`.as('kind'),
          occasionId: planOccurrences.occasionId,
          occurrence: planOccurrences.occurrenceDate,
          planId: sql<number | null>`${planOccurrences.planId}`.as('plan_id'),
          budget: planOccurrences.budget,
        })
        .from(planOccurrences)
        .where(and(eq(planOccurrences.userId, sql.placeholder('owner')), isAmong(planOccurrences.occasionId))),
    )
    .prepare('occurrence_marks'),
)

const skips = preparedOnce((db) =>
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

const assigned = preparedOnce((db) => assignedWhere(db).prepare('assigned_gifts'))

const assignedAmong = preparedOnce((db) =>
  assignedWhere(db, isAmong(giftIdeas.occasionId)).prepare('assigned_gifts_of_occasions'),
)

/** Only a bought gift has an occurrence; those of the past, more every year, aren't read. */
function assignedWhere(db: DbOrTx, ...filters: SQL[]) {
  return db
    .select({ occasionId: giftIdeas.occasionId, occurrence: giftIdeas.occurrenceDate })
    .from(giftIdeas)
    .where(
      and(
        ...filters,
        eq(giftIdeas.userId, sql.placeholder('owner')),
        // Not a parameter: the index that serves this holds assigned gifts only.
        sql`${giftIdeas.isSaved}`,
        or(isNull(giftIdeas.occurrenceDate), sql`${giftIdeas.occurrenceDate} >= ${sql.placeholder('from')}::date`),
      ),
    )
}
