import { and, eq, not, sql } from 'drizzle-orm'
import type { ListedContact } from '#domain/contacts/schema.ts'
import { nextOccurrence } from '#domain/occasions/recurrence.ts'
import { monthDayOf as monthDayOfDate } from '#domain/occasions/window.ts'
import { daysBetween, type CalendarDate } from '#domain/shared/calendar-date.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { monthDayOf, occasions, occasionSkips } from '#server/db/schema.ts'
import { happenedTo } from '#server/features/reminders/announced/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { isToCome } from './in-window.ts'
import { assignedGifts, assignedIn, comingSkips, marksIn } from './marks.ts'
import { isAmong } from './rows.ts'

type Next = NonNullable<ListedContact['nextOccasion']>

/** The next occasion that isn't skipped, for every contact or the named ones; for the contacts list. */
export async function nextOccasions(
  db: DbOrTx,
  actor: Actor,
  contactIds?: readonly number[],
): Promise<Map<number, Next>> {
  const { schedules, marks, gifts } = contactIds ? await ofPage(db, actor, contactIds) : await ofEverybody(db, actor)
  const next = new Map<number, { schedule: (typeof schedules)[number]; nextDate: CalendarDate }>()
  for (const schedule of schedules) {
    const nextDate = nextOccurrence(schedule, actor.today, actor.leapDay)
    if (nextDate === null || marks.isSkipped(schedule.id, nextDate)) continue
    const known = next.get(schedule.contactId)
    if (!known || nextDate < known.nextDate || (nextDate === known.nextDate && schedule.id < known.schedule.id))
      next.set(schedule.contactId, { schedule, nextDate })
  }
  return new Map(
    [...next].map(([contactId, { schedule, nextDate }]) => [
      contactId,
      {
        id: schedule.id,
        name: schedule.name,
        nextDate,
        daysUntil: daysBetween(actor.today, nextDate),
        giftAssigned: gifts.hasGift(schedule.id, nextDate),
      },
    ]),
  )
}

const columns = {
  id: occasions.id,
  contactId: occasions.contactId,
  name: occasions.name,
  date: occasions.date,
  isRecurring: occasions.isRecurring,
  dateRule: occasions.dateRule,
}

async function ofPage(db: DbOrTx, actor: Actor, contactIds: readonly number[]) {
  const schedules = await ofContacts(db).execute({ owner: actor.owner, today: actor.today, ids: contactIds })
  const ids = schedules.map(({ id }) => id)
  const happened = await happenedTo(db, actor, ids)
  return { schedules, marks: marksIn(happened, actor), gifts: assignedIn(happened.gifts) }
}

async function ofEverybody(db: DbOrTx, actor: Actor) {
  const { owner, today } = actor
  const [marks, schedules, gifts] = await Promise.all([
    comingSkips(db, actor),
    ofOwner(db).execute({ owner, today, monthDay: monthDayOfDate(today) }),
    assignedGifts(db, actor),
  ])
  return { schedules, marks, gifts }
}

const isAhead = isToCome(sql.placeholder('today'))

const isOwners = eq(occasions.userId, sql.placeholder('owner'))

/** Most events: they come back in the order of their month and day, the next one first when counted from today's. */
const isPlain = sql`(${occasions.isRecurring} and ${occasions.dateRule} = 'fixed'
  and ${occasions.date} <= ${sql.placeholder('today')}::date and ${monthDayOf(occasions.date)} <> 229
  and ${occasions.id} not in (
    select ${occasionSkips.occasionId} from ${occasionSkips}
    where ${occasionSkips.userId} = ${sql.placeholder('owner')}
      and ${occasionSkips.occurrenceDate} >= ${sql.placeholder('today')}::date))`

// The first plain yearly one of each contact and all that aren't plain: with four events per contact, a quarter of them.
const ofOwner = preparedOnce((db) => {
  const monthDay = monthDayOf(occasions.date)
  const first = db
    .selectDistinctOn([occasions.contactId], columns)
    .from(occasions)
    .where(and(isOwners, isPlain))
    .orderBy(occasions.contactId, sql`${monthDay} < ${sql.placeholder('monthDay')}::int`, monthDay, occasions.id)
    .as('first')
  return db
    .select({
      id: first.id,
      contactId: first.contactId,
      name: first.name,
      date: first.date,
      isRecurring: first.isRecurring,
      dateRule: first.dateRule,
    })
    .from(first)
    .unionAll(
      db
        .select(columns)
        .from(occasions)
        .where(and(isOwners, isAhead, not(isPlain))),
    )
    .prepare('next_occasions_of_owner')
})

const ofContacts = preparedOnce((db) =>
  db
    .select(columns)
    .from(occasions)
    .where(and(isOwners, isAmong(occasions.contactId), isAhead))
    .prepare('coming_occasions_of_contacts'),
)
