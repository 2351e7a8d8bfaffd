import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
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

/** Without what only letters tell. */
type OwnHistory = Omit<History, 'gifts'>

type BoughtOrNot = Pick<AssignedGift, 'isPurchased' | 'itemType' | 'occurrenceDate'>

interface HistoryRows<Gift> {
  gifts: readonly (Gift & { occasionId: number | null })[]
  skips: readonly SkipRow[]
  mails: readonly MailRow[]
  notices: readonly NoticeRow[]
}

type OccasionColumns = { occasionId: number; occurrenceDate: CalendarDate }
export type SkipRow = OccasionColumns
export type MailRow = OccasionColumns &
  Pick<typeof emailReminders.$inferSelect, 'slot' | 'status' | 'sentAt' | 'address'>
export type NoticeRow = OccasionColumns & Pick<typeof reminders.$inferSelect, 'slot' | 'channel' | 'reminderDate'>

type HistoryOf = (event: Schedule & { id: number }, owner: RemindedUser) => History

/**
 * The history of each of these events, in four statements however many there are.
 * @param owners the users the events belong to
 */
export async function historyOf(
  db: DbOrTx,
  owners: readonly RemindedUser[],
  ids: readonly number[],
): Promise<HistoryOf> {
  const users = sql.param(owners.map(({ id }) => id))
  // No reminders for a past occurrence; zones are at most a day apart.
  const from = earliest(owners.map(({ today }) => addDays(today, -1)))
  const { gifts, skips, mails, notices } = statementsOf(db, {
    isOwners: (column) => sql`${column} = any(${users}::text[])`,
    ids: sql.param(ids),
    from,
  })
  if (ids.length === 0) return told({ gifts: [], skips: [], mails: [], notices: [] })
  return told({ gifts: await gifts, skips: await skips, mails: await mails, notices: await notices })
}

/** The same of one owner's events, which were read with what else their lists tell. */
export function historyIn(
  rows: HistoryRows<BoughtOrNot>,
): (event: Schedule & { id: number }, owner: RemindedUser) => OwnHistory {
  return told(rows)
}

function told<Gift extends BoughtOrNot>(rows: HistoryRows<Gift>) {
  const known = byEvent(rows)
  return (event: Schedule & { id: number }, owner: RemindedUser) => {
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

interface Which {
  isOwners: (column: AnyPgColumn) => SQL
  ids: unknown
  /** The first occurrence of interest. */
  from: unknown
}

function statementsOf(db: DbOrTx, { isOwners, ids, from }: Which) {
  const among = (column: AnyPgColumn) => sql`${column} in (select unnest(${ids}::bigint[]))`
  const isRecent = (column: AnyPgColumn) => sql`${column} >= ${from}::date`
  return {
    gifts: db
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
          isOwners(giftIdeas.userId),
          among(giftIdeas.occasionId),
          sql`${giftIdeas.isSaved}`,
          or(isNull(giftIdeas.occurrenceDate), isRecent(giftIdeas.occurrenceDate)),
        ),
      )
      .orderBy(giftIdeas.position, giftIdeas.id),
    skips: db
      .select({ occasionId: occasionSkips.occasionId, occurrenceDate: occasionSkips.occurrenceDate })
      .from(occasionSkips)
      .where(
        and(isOwners(occasionSkips.userId), among(occasionSkips.occasionId), isRecent(occasionSkips.occurrenceDate)),
      ),
    mails: db
      .select({
        occasionId: emailReminders.occasionId,
        occurrenceDate: emailReminders.occurrenceDate,
        slot: emailReminders.slot,
        status: emailReminders.status,
        sentAt: emailReminders.sentAt,
        address: emailReminders.address,
      })
      .from(emailReminders)
      .where(
        and(
          isOwners(emailReminders.userId),
          among(emailReminders.occasionId),
          ne(emailReminders.status, 'skipped'),
          isNotNull(emailReminders.sentAt),
          isRecent(emailReminders.occurrenceDate),
        ),
      ),
    notices: db
      .select({
        occasionId: reminders.occasionId,
        occurrenceDate: reminders.occurrenceDate,
        slot: reminders.slot,
        channel: reminders.channel,
        reminderDate: reminders.reminderDate,
      })
      .from(reminders)
      .where(
        and(
          isOwners(reminders.userId),
          among(reminders.occasionId),
          eq(reminders.isSent, true),
          ne(reminders.channel, 'email'),
          isRecent(reminders.occurrenceDate),
        ),
      ),
  }
}

function byEvent<Gift extends BoughtOrNot>(rows: HistoryRows<Gift>) {
  const gifts = new Map<number, Gift[]>()
  const skips = new Map<number, CalendarDate[]>()
  const done = new Map<number, KnownDone[]>()
  for (const gift of rows.gifts) if (gift.occasionId !== null) add(gifts, gift.occasionId, gift)
  for (const { occasionId, occurrenceDate } of rows.skips) add(skips, occasionId, occurrenceDate)
  for (const { occasionId, occurrenceDate, slot, status, sentAt, address } of rows.mails) {
    if (slot === 'manual') continue
    add(done, occasionId, {
      occurrenceDate,
      slot,
      channel: 'email',
      how: { kind: 'mail', status, at: sentAt, address },
    })
  }
  for (const { occasionId, occurrenceDate, slot, channel, reminderDate } of rows.notices)
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
