import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { CalendarEvent, CalendarGift, PrivateEvent } from '#domain/feeds/calendar-event.ts'
import { notFound } from '#domain/shared/errors.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts, giftIdeas, occasions } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { skipsOf } from './marks.ts'
import { budgetsOf } from './planned.ts'
import { rowsByIds } from './rows.ts'

/** Every event as calendars get it, in the order in which they were added: two statements, sent together. */
export async function calendarEvents(db: DbOrTx, { owner }: Actor): Promise<CalendarEvent[]> {
  const [rows, skips] = await Promise.all([dated(db).execute({ owner }), skipsOf(db, owner)])
  return withSkips(rows, skips)
}

/** The same with what is planned for them: four statements, sent together. */
export async function privateEvents(db: DbOrTx, actor: Actor): Promise<PrivateEvent[]> {
  const { owner, today } = actor
  const [rows, budgetOf, assignedGifts, skips] = await Promise.all([
    planned(db).execute({ owner }),
    budgetsOf(db, actor),
    assigned(db).execute({ owner, from: today }),
    skipsOf(db, owner),
  ])
  const gifts = new Map<number, CalendarGift[]>()
  for (const { occasionId, ...gift } of assignedGifts) {
    if (occasionId === null) continue
    const known = gifts.get(occasionId)
    if (known) known.push(gift)
    else gifts.set(occasionId, [gift])
  }
  const events = withSkips(rows, skips)
  return events.map((event) => Object.assign(event, { budget: budgetOf(event), gifts: gifts.get(event.id) ?? NONE }))
}

/** @throws {AppError} NOT_FOUND */
export async function calendarEvent(db: DbOrTx, { owner }: Actor, id: number): Promise<CalendarEvent> {
  const [event] = withSkips(await rowsByIds(db, owner, [id]), await skipsOf(db, owner))
  if (!event) throw notFound('event')
  return event
}

const NONE: [] = []

// Not spread: copying the fields of thousands of rows costs as much as reading them.
function withSkips<Row extends { id: number }>(rows: readonly Row[], skips: Awaited<ReturnType<typeof skipsOf>>) {
  return rows.map((row) => Object.assign(row, { skips: skips.get(row.id) ?? NONE }))
}

const dateColumns = {
  id: occasions.id,
  uid: occasions.uid,
  name: occasions.name,
  type: occasions.type,
  date: occasions.date,
  yearKnown: occasions.yearKnown,
  linkedTo: occasions.linkedTo,
  isRecurring: occasions.isRecurring,
  dateRule: occasions.dateRule,
  updatedAt: occasions.updatedAt,
  version: occasions.version,
  contactName: contacts.fullName,
  contactBirthday: contacts.birthday,
}

const dated = preparedOnce((db) =>
  db
    .select(dateColumns)
    .from(occasions)
    .innerJoin(contacts, contactOf(occasions))
    .where(eq(contacts.userId, sql.placeholder('owner')))
    .orderBy(occasions.id)
    .prepare('calendar_dates'),
)

const planned = preparedOnce((db) =>
  db
    .select({
      ...dateColumns,
      needsGift: occasions.needsGift,
      deliveryDays: occasions.deliveryDays,
      contactDeliveryDays: contacts.deliveryDays,
      budget: occasions.budget,
      reminderDays: occasions.reminderDays,
      reminderMethod: occasions.reminderMethod,
      mutedAt: occasions.mutedAt,
      remindersPausedAt: contacts.remindersPausedAt,
    })
    .from(occasions)
    .innerJoin(contacts, contactOf(occasions))
    .where(eq(contacts.userId, sql.placeholder('owner')))
    .orderBy(occasions.id)
    .prepare('calendar_plans'),
)

const assigned = preparedOnce((db) =>
  db
    .select({
      occasionId: giftIdeas.occasionId,
      title: giftIdeas.title,
      occurrenceDate: giftIdeas.occurrenceDate,
    })
    .from(giftIdeas)
    .where(
      and(
        eq(giftIdeas.userId, sql.placeholder('owner')),
        // Not a parameter: the index that serves this holds assigned gifts only.
        sql`${giftIdeas.isSaved}`,
        or(isNull(giftIdeas.occurrenceDate), sql`${giftIdeas.occurrenceDate} >= ${sql.placeholder('from')}::date`),
      ),
    )
    .orderBy(giftIdeas.position, giftIdeas.id)
    .prepare('calendar_gifts'),
)
