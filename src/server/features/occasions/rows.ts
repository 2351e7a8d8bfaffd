import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Window } from '#domain/occasions/window.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts, occasions } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { inWindow, placeholders, windowValues, type Bounds } from './in-window.ts'

/** An occasion with what its answers say of the contact. */
export type OccasionRow = Awaited<ReturnType<typeof ownedRows>>[number]

/** What it takes to tell when an occasion is. */
export type ScheduleRow = Awaited<ReturnType<typeof schedulesIn>>[number]

export function ownedRows(db: DbOrTx, owner: OwnerId) {
  return ofOwner(db).execute({ owner })
}

export async function rowsOfContact(db: DbOrTx, owner: OwnerId, contactId: number): Promise<OccasionRow[]> {
  return ofContact(db).execute({ owner, contactId })
}

/** The yearly ones of 29 February, for which accounts choose another day in other years. */
export async function leapDayRows(db: DbOrTx, owner: OwnerId): Promise<OccasionRow[]> {
  return rowsWhere(
    db,
    eq(contacts.userId, owner),
    eq(occasions.isRecurring, true),
    eq(occasions.dateRule, 'fixed'),
    sql`to_char(${occasions.date}, 'MMDD') = '0229'`,
  )
}

export async function rowsByIds(db: DbOrTx, owner: OwnerId, ids: readonly number[]): Promise<OccasionRow[]> {
  return ids.length === 0 ? [] : byIds(db).execute({ owner, ids })
}

/** The owner's occasions that take place in the window, and no others. */
export async function rowsIn(db: DbOrTx, owner: OwnerId, window: Window): Promise<OccasionRow[]> {
  return wholeRowsIn(db).execute({ owner, ...windowValues(window) })
}

/** Like `rowsIn`, for a list that chooses a few of them by their days. */
export async function schedulesIn(db: DbOrTx, owner: OwnerId, window: Window) {
  return shortRowsIn(db).execute({ owner, ...windowValues(window) })
}

export async function schedulesByIds(db: DbOrTx, owner: OwnerId, ids: readonly number[]) {
  return ids.length === 0 ? [] : shortRowsByIds(db).execute({ owner, ids })
}

const columns = {
  ...getTableColumns(occasions),
  contactName: contacts.fullName,
  contactRelationship: contacts.relationship,
  contactBirthday: contacts.birthday,
  remindersPausedAt: contacts.remindersPausedAt,
  contactDeliveryDays: contacts.deliveryDays,
}

function rowsWhere(db: DbOrTx, ...filters: (SQL | undefined)[]) {
  return db
    .select(columns)
    .from(occasions)
    .innerJoin(contacts, contactOf(occasions))
    .where(and(...filters))
}

const isOwners = eq(contacts.userId, sql.placeholder('owner'))

const ofOwner = preparedOnce((db) => rowsWhere(db, isOwners).prepare('occasions_of_owner'))

const ofContact = preparedOnce((db) =>
  rowsWhere(db, isOwners, eq(occasions.contactId, sql.placeholder('contactId'))).prepare('occasions_of_contact'),
)

/** A prepared `= any($1)` compares every row with every id once its plan is a general one; a subquery is hashed. */
export function isAmong(column: AnyPgColumn): SQL {
  return sql`${column} in (select unnest(${sql.placeholder('ids')}::bigint[]))`
}

const byIds = preparedOnce((db) =>
  rowsWhere(db, eq(occasions.userId, sql.placeholder('owner')), isAmong(occasions.id)).prepare('occasions_by_ids'),
)

const scheduleColumns = {
  id: occasions.id,
  date: occasions.date,
  isRecurring: occasions.isRecurring,
  dateRule: occasions.dateRule,
  needsGift: occasions.needsGift,
}

/** Of a prepared statement: its owner's occasions that take place in the window. */
export function ownersIn(window: Bounds): SQL | undefined {
  return and(eq(occasions.userId, sql.placeholder('owner')), inWindow(window))
}

const isOwnersInWindow = ownersIn(placeholders)

const wholeRowsIn = preparedOnce((db) => rowsWhere(db, isOwnersInWindow).prepare('occasions_in_window'))

const shortRowsIn = preparedOnce((db) =>
  db.select(scheduleColumns).from(occasions).where(isOwnersInWindow).prepare('occasion_schedules_in_window'),
)

const shortRowsByIds = preparedOnce((db) =>
  db
    .select(scheduleColumns)
    .from(occasions)
    .where(and(eq(occasions.userId, sql.placeholder('owner')), isAmong(occasions.id)))
    .prepare('occasion_schedules_by_ids'),
)
