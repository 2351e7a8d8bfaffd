import { and, eq, gte, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DeliveryState } from '#domain/gifts/delivery.ts'
import { nextOccurrence, type Schedule } from '#domain/occasions/recurrence.ts'
import type { DoneSend, ReminderSubject } from '#domain/reminders/plan.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { dayAt } from '#domain/shared/zoned-time.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { emailReminders, giftIdeas, occasionSkips, reminders } from '#server/db/schema.ts'
import type { RemindedUser } from './users.ts'

/** What happened to an event so far, as far as it decides about its reminders. */
export interface History extends Pick<ReminderSubject, 'skips' | 'hasGift' | 'isBought' | 'done'> {
  /** Assigned gifts of its coming occurrences. */
  gifts: AssignedGift[]
}

export interface AssignedGift {
  title: string
  isPurchased: boolean
  itemType: 'gift' | 'card'
  occurrenceDate: CalendarDate | null
  deliveryState: DeliveryState
  arrivesOn: CalendarDate | null
}

/**
 * The history of each of these events, in four statements however many there are.
 * @param owners the users the events belong to
 */
export async function historyOf(
  db: DbOrTx,
  owners: readonly RemindedUser[],
  ids: readonly number[],
): Promise<(event: Schedule & { id: number }, owner: RemindedUser) => History> {
  // No reminders for a past occurrence; zones are at most a day apart.
  const known = await knownOf(
    db,
    { users: owners.map(({ id }) => id), ids },
    earliest(owners.map(({ today }) => addDays(today, -1))),
  )
  return (event, owner) => {
    const gifts = known.gifts.get(event.id) ?? []
    const coming = nextOccurrence(event, owner.today, owner.preferences.leapDay)
    return {
      gifts,
      skips: known.skips.get(event.id) ?? [],
      done: (known.done.get(event.id) ?? []).flatMap((done) => doneFor(owner, done)),
      hasGift: (occurrence: CalendarDate) =>
        gifts.some(({ occurrenceDate }) => (occurrenceDate ?? coming) === occurrence),
      isBought: (occurrence: CalendarDate) =>
        gifts.some((gift) => gift.isPurchased && gift.itemType === 'gift' && gift.occurrenceDate === occurrence),
    }
  }
}

/** By how much the clocks of several processes may differ. */
const SKEW_MS = 3600_000

type Done =
  | { kind: 'mail'; status: 'sent' | 'failed' | 'skipped'; at: Date | null; address: string | null }
  | { kind: 'notice'; on: CalendarDate }
type KnownDone = Omit<DoneSend, 'on'> & { how: Done }

/**
 * A refused e-mail doesn't count once the address has changed, nor does one given up by a clock that was ahead: its event
 * is still to come.
 */
function doneFor({ preferences, now }: RemindedUser, { how, ...key }: KnownDone): DoneSend[] {
  if (how.kind === 'notice') return [{ ...key, on: how.on }]
  if (how.status !== 'sent' && how.at !== null && how.at.getTime() - now.getTime() > SKEW_MS) return []
  if (how.at === null || (how.status === 'failed' && how.address !== preferences.address)) return []
  return [{ ...key, on: dayAt(how.at, preferences.timeZone) }]
}

async function knownOf(
  db: DbOrTx,
  { users, ids }: { users: readonly string[]; ids: readonly number[] },
  from: CalendarDate,
) {
  const gifts = new Map<number, AssignedGift[]>()
  const skips = new Map<number, CalendarDate[]>()
  const done = new Map<number, KnownDone[]>()
  if (ids.length === 0) return { gifts, skips, done }
  const giftRows = await db
    .select({
      occasionId: giftIdeas.occasionId,
      title: giftIdeas.title,
      isPurchased: giftIdeas.isPurchased,
      itemType: giftIdeas.itemType,
      occurrenceDate: giftIdeas.occurrenceDate,
      deliveryState: giftIdeas.deliveryState,
      arrivesOn: giftIdeas.arrivesOn,
    })
    .from(giftIdeas)
    .where(
      and(
        isOneOf(giftIdeas.userId, users),
        isAmong(giftIdeas.occasionId, ids),
        sql`${giftIdeas.isSaved}`,
        or(isNull(giftIdeas.occurrenceDate), gte(giftIdeas.occurrenceDate, from)),
      ),
    )
    .orderBy(giftIdeas.position, giftIdeas.id)
  for (const { occasionId, ...gift } of giftRows) if (occasionId !== null) add(gifts, occasionId, gift)
  const skipRows = await db
    .select()
    .from(occasionSkips)
    .where(
      and(
        isOneOf(occasionSkips.userId, users),
        isAmong(occasionSkips.occasionId, ids),
        gte(occasionSkips.occurrenceDate, from),
      ),
    )
  for (const { occasionId, occurrenceDate } of skipRows) add(skips, occasionId, occurrenceDate)
  const mails = await db
    .select()
    .from(emailReminders)
    .where(
      and(
        isOneOf(emailReminders.userId, users),
        isAmong(emailReminders.occasionId, ids),
        ne(emailReminders.status, 'skipped'),
        isNotNull(emailReminders.sentAt),
        gte(emailReminders.occurrenceDate, from),
      ),
    )
  for (const { occasionId, occurrenceDate, slot, status, sentAt, address } of mails) {
    if (slot === 'manual') continue
    add(done, occasionId, {
      occurrenceDate,
      slot,
      channel: 'email',
      how: { kind: 'mail', status, at: sentAt, address },
    })
  }
  const notices = await db
    .select()
    .from(reminders)
    .where(
      and(
        isOneOf(reminders.userId, users),
        isAmong(reminders.occasionId, ids),
        eq(reminders.isSent, true),
        ne(reminders.channel, 'email'),
        gte(reminders.occurrenceDate, from),
      ),
    )
  for (const { occasionId, occurrenceDate, slot, channel, reminderDate } of notices)
    add(done, occasionId, { occurrenceDate, slot, channel, how: { kind: 'notice', on: reminderDate } })
  return { gifts, skips, done }
}

/** One parameter, however many ids. */
export function isAmong(column: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`${column} in (select unnest(${sql.param(ids)}::bigint[]))`
}

/** The same for users: one parameter and one statement, however many they are. */
export function isOneOf(column: AnyPgColumn, users: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(users)}::text[])`
}

function add<Value>(to: Map<number, Value[]>, id: number, value: Value): void {
  const values = to.get(id)
  if (values) values.push(value)
  else to.set(id, [value])
}

function earliest(days: CalendarDate[]): CalendarDate {
  return days.reduce((first, day) => (day < first ? day : first), '9999-12-31')
}
