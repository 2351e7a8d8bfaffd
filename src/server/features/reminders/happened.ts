import { and, eq, isNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { emailReminders, giftIdeas, occasionSkips, planOccurrences, reminders } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import type { MailRow, NoticeRow, SkipRow } from './history.ts'

/** What happened to an owner's events, as far as lists of events show it. */
export interface Happened {
  gifts: { occasionId: number; occurrenceDate: CalendarDate | null; isPurchased: boolean; itemType: 'gift' | 'card' }[]
  skips: SkipRow[]
  mails: MailRow[]
  notices: NoticeRow[]
  plans: { occasionId: number; occurrenceDate: CalendarDate; planId: number; budget: Cents | null }[]
}

/** From which occurrences on, where that's before yesterday; what plans say of earlier ones is read in any case. */
interface Since {
  skips?: CalendarDate
  /** Those that aren't bought are for the coming one. */
  gifts?: CalendarDate
}

/**
 * A function that reads what happened to some of an owner's events, in one statement however many they are.
 * @param events their ids, as a subquery
 * @param name of the prepared statement
 */
export function happeningsOf(events: SQL, name: string) {
  const statement = preparedOnce((db) => selectOf(db, events).prepare(name))
  return async (
    db: DbOrTx,
    { owner, today }: Pick<Actor, 'owner' | 'today'>,
    values: Record<string, unknown>,
    since: Since = {},
  ): Promise<Happened> => {
    // Nobody is reminded of a past occurrence; zones are at most a day apart.
    const recent = addDays(today, -1)
    const { skips = recent, gifts = recent } = since
    const from = { recent, skips: earlier(skips, recent), gifts: earlier(gifts, recent) }
    return byTable(await statement(db).execute({ ...values, owner, ...from }))
  }
}

const ofThese = happeningsOf(sql`select unnest(${sql.placeholder('ids')}::bigint[])`, 'happened_to_occasions')

export async function happenedTo(
  db: DbOrTx,
  actor: Pick<Actor, 'owner' | 'today'>,
  ids: readonly number[],
  since?: Since,
): Promise<Happened> {
  return ids.length === 0 ? byTable([]) : ofThese(db, actor, { ids }, since)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOf>['execute']>>[number]

/** A row has what its table has, by which the tables are told apart. */
function byTable(rows: readonly Row[]): Happened {
  const happened: Happened = { gifts: [], skips: [], mails: [], notices: [], plans: [] }
  for (const row of rows) {
    const { occasionId, occurrenceDate, itemType, isPurchased, slot, status, channel, reminderDate, planId } = row
    if (occasionId === null) continue
    if (itemType !== null && isPurchased !== null)
      happened.gifts.push({ occasionId, occurrenceDate, itemType, isPurchased })
    else if (occurrenceDate === null) continue
    else if (slot !== null && status !== null)
      happened.mails.push({ occasionId, occurrenceDate, slot, status, sentAt: row.sentAt, address: row.address })
    else if (slot !== null && slot !== 'manual' && channel !== null && reminderDate !== null)
      happened.notices.push({ occasionId, occurrenceDate, slot, channel, reminderDate })
    else if (planId !== null) happened.plans.push({ occasionId, occurrenceDate, planId, budget: row.budget })
    else happened.skips.push({ occasionId, occurrenceDate })
  }
  return happened
}

/** What one table has and the others don't. */
const nothing = {
  isPurchased: none(giftIdeas.isPurchased),
  itemType: none(giftIdeas.itemType),
  slot: none(emailReminders.slot),
  status: none(emailReminders.status),
  sentAt: none(emailReminders.sentAt),
  address: none(emailReminders.address),
  channel: none(reminders.channel),
  reminderDate: none(reminders.reminderDate),
  planId: none(planOccurrences.planId),
  budget: none(planOccurrences.budget),
}

function selectOf(db: DbOrTx, events: SQL) {
  const among = db.$with('among').as(db.select({ id: sql<number>`id` }).from(sql`(${events}) as events (id)`))
  const isAbout = (table: { userId: AnyPgColumn; occasionId: AnyPgColumn }) =>
    and(eq(table.userId, sql.placeholder('owner')), sql`${table.occasionId} in (select id from among)`)
  const isSince = (column: AnyPgColumn, day: string) => sql`${column} >= ${sql.placeholder(day)}::date`
  const happened = db
    .select({
      ...nothing,
      occasionId: given(giftIdeas.occasionId),
      occurrenceDate: given(giftIdeas.occurrenceDate),
      isPurchased: given(giftIdeas.isPurchased),
      itemType: given(giftIdeas.itemType),
    })
    .from(giftIdeas)
    .where(
      and(
        isAbout(giftIdeas),
        // Not a parameter: the index that serves this holds assigned gifts only.
        sql`${giftIdeas.isSaved}`,
        or(isNull(giftIdeas.occurrenceDate), isSince(giftIdeas.occurrenceDate, 'gifts')),
      ),
    )
    .unionAll(
      db
        .select({
          ...nothing,
          occasionId: given(occasionSkips.occasionId),
          occurrenceDate: given(occasionSkips.occurrenceDate),
        })
        .from(occasionSkips)
        .where(and(isAbout(occasionSkips), isSince(occasionSkips.occurrenceDate, 'skips'))),
    )
    .unionAll(
      db
        .select({
          ...nothing,
          occasionId: given(emailReminders.occasionId),
          occurrenceDate: given(emailReminders.occurrenceDate),
          slot: given(emailReminders.slot),
          status: given(emailReminders.status),
          sentAt: given(emailReminders.sentAt),
          address: given(emailReminders.address),
        })
        .from(emailReminders)
        .where(
          and(
            isAbout(emailReminders),
            ne(emailReminders.status, 'skipped'),
            isSince(emailReminders.occurrenceDate, 'recent'),
          ),
        ),
    )
    .unionAll(
      db
        .select({
          ...nothing,
          occasionId: given(reminders.occasionId),
          occurrenceDate: given(reminders.occurrenceDate),
          slot: named(emailReminders.slot, reminders.slot),
          channel: given(reminders.channel),
          reminderDate: given(reminders.reminderDate),
        })
        .from(reminders)
        .where(
          and(
            isAbout(reminders),
            eq(reminders.isSent, true),
            ne(reminders.channel, 'email'),
            isSince(reminders.occurrenceDate, 'recent'),
          ),
        ),
    )
    .unionAll(
      db
        .select({
          ...nothing,
          occasionId: given(planOccurrences.occasionId),
          occurrenceDate: given(planOccurrences.occurrenceDate),
          planId: given(planOccurrences.planId),
          budget: given(planOccurrences.budget),
        })
        .from(planOccurrences)
        .where(isAbout(planOccurrences)),
    )
    .as('happened')
  return db.with(among).select().from(happened)
}

type DataOf<Column extends AnyPgColumn> = Column['_']['data'] | null

function none<Column extends AnyPgColumn>(column: Column): SQL.Aliased<DataOf<Column>> {
  return named(column, sql`null::${sql.raw(column.getSQLType())}`)
}

function given<Column extends AnyPgColumn>(column: Column): SQL.Aliased<DataOf<Column>> {
  return named(column, column)
}

/** All parts of a union have the same types. */
function named<Column extends AnyPgColumn>(column: Column, value: SQLWrapper): SQL.Aliased<DataOf<Column>> {
  return sql<DataOf<Column>>`${value}`.mapWith(column).as(column.name)
}

function earlier(a: CalendarDate, b: CalendarDate): CalendarDate {
  return a < b ? a : b
}
