import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts, occasions } from '#server/db/schema.ts'
import type { OwnerId } from '#server/owner.ts'

/** An occasion with what its answers say of the contact. */
export type OccasionRow = Awaited<ReturnType<ReturnType<typeof ownedRows>['execute']>>[number]

/** What is needed to say when an occasion is. */
export type ScheduleRow = Awaited<ReturnType<typeof schedulesWithin>>[number]

export function ownedRows(db: DbOrTx, owner: OwnerId, ...filters: SQL[]) {
  return rowsWhere(db, eq(contacts.userId, owner), ...filters)
}

export async function rowsByIds(db: DbOrTx, owner: OwnerId, ids: readonly number[]): Promise<OccasionRow[]> {
  return ids.length === 0 ? [] : byIds(db).execute({ owner, ids })
}

/**
 * The schedules of the owner's occasions that can have an occurrence from `from` to `to`, and perhaps a few more: days
 * are counted in code, where the rules stand; here whole seasons are left out, so that a short list reads few rows.
 */
export async function schedulesWithin(db: DbOrTx, owner: OwnerId, from: CalendarDate, to: CalendarDate) {
  const wholeYear = daysBetween(from, to) >= 365
  const first = wholeYear ? '0000' : monthAndDay(from)
  const last = wholeYear ? '9999' : monthAndDay(to)
  return within(db).execute({ owner, from, to, first, last, wraps: first > last })
}

const columns = {
  ...getTableColumns(occasions),
  contactName: contacts.fullName,
  contactRelationship: contacts.relationship,
  contactBirthday: contacts.birthday,
}

function rowsWhere(db: DbOrTx, ...filters: SQL[]) {
  return db
    .select(columns)
    .from(occasions)
    .innerJoin(contacts, eq(contacts.id, occasions.contactId))
    .where(and(...filters))
}

// A prepared `= any($1)` compares every row with every id once its plan is a general one; a subquery is hashed.
const byIds = preparedOnce((db) =>
  rowsWhere(
    db,
    eq(contacts.userId, sql.placeholder('owner')),
    sql`${occasions.id} in (select unnest(${sql.placeholder('ids')}::int[]))`,
  ).prepare('occasions_by_ids'),
)

const monthDay = sql`to_char(${occasions.date}, 'MMDD')`

const within = preparedOnce((db) =>
  db
    .select({
      id: occasions.id,
      contactId: occasions.contactId,
      name: occasions.name,
      date: occasions.date,
      isRecurring: occasions.isRecurring,
      dateRule: occasions.dateRule,
      needsGift: occasions.needsGift,
    })
    .from(occasions)
    .innerJoin(contacts, eq(contacts.id, occasions.contactId))
    .where(
      and(
        eq(contacts.userId, sql.placeholder('owner')),
        sql`${occasions.date} <= ${sql.placeholder('to')}::date`,
        sql`case
          when not ${occasions.isRecurring} then ${occasions.date} >= ${sql.placeholder('from')}::date
          when ${occasions.dateRule} <> 'fixed' or ${monthDay} = '0229' then true
          when ${sql.placeholder('wraps')}::boolean
            then ${monthDay} >= ${sql.placeholder('first')}::text or ${monthDay} <= ${sql.placeholder('last')}::text
          else ${monthDay} between ${sql.placeholder('first')}::text and ${sql.placeholder('last')}::text
        end`,
      ),
    )
    .prepare('occasion_schedules_within'),
)

function monthAndDay(date: CalendarDate): string {
  return date.slice(5, 7) + date.slice(8, 10)
}
