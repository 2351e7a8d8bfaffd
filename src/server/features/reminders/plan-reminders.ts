import { and, asc, eq, gt, gte, lt, or, sql, type SQL } from 'drizzle-orm'
import { windowOf } from '#domain/occasions/window.ts'
import { judge } from '#domain/reminders/judge.ts'
import { plannedSends, type PlannedSend, type SkipReason } from '#domain/reminders/plan.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import type { Db, DbOrTx, Tx } from '#server/db/connection.ts'
import { areRows } from '#server/db/keys.ts'
import { lockFreeUsers } from '#server/db/lock-users.ts'
import { reminders, users } from '#server/db/schema.ts'
import { bucketOf, LOOK_FURTHER, ofOwnBuckets } from '#server/jobs/buckets.ts'
import type { Clock } from '#server/clock.ts'
import { remindedEvents, type RemindedEvent } from './events.ts'
import { isOneOf } from './history.ts'
import { remindedUsers, type RemindedUser } from './users.ts'

const hourMs = 3600_000

/** How far ahead reminders are stored, and how near that end they are planned again. */
const AHEAD_MS = 48 * hourMs
const AGAIN_MS = 24 * hourMs

/** Users planned in one transaction, with their rows locked. */
const BATCH = 200

/** Users read at a time, so that several processes find some that no other one is planning. */
const LOOK = BATCH * LOOK_FURTHER

/** Skip reasons worth listing afterward. The others are ordinary and known. */
const told = new Set<SkipReason>(['skipped', 'muted', 'paused', 'has_gift', 'no_address'])

/** Its time is over: the sender closes the row with that reason. */
const tooLate = new Set<SkipReason>(['over', 'superseded', 'too_late_to_order'])

type Row = typeof reminders.$inferSelect

/**
 * Updates the planned reminders after their users' writes: events, skips, gifts, preferences, addresses. Every write of a
 * user sets `users.planned_through` to '-infinity', so an index finds everyone to plan again, and no one else is read.
 * Any number of processes may run it at once.
 */
export async function planReminders({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const errors: unknown[] = []
  for (const isDue of [isStale, isFromTheFuture]) await planAll(db, clock, isDue, errors)
  if (errors.length > 0) throw errors[0]
}

async function planAll(db: Db, clock: Clock, isDue: (now: Date) => SQL, errors: unknown[]): Promise<void> {
  for (;;) {
    const now = clock.now()
    const due = isDue(now)
    const isLast = await db.transaction((tx) => planBatch(tx, due, now)).catch(() => planOneByOne(db, due, now, errors))
    if (isLast) return
  }
}

function isStale(now: Date): SQL {
  return lt(users.plannedThrough, new Date(now.getTime() + AGAIN_MS))
}

/** Planned by a clock that was ahead. */
function isFromTheFuture(now: Date): SQL {
  return gt(users.plannedThrough, new Date(now.getTime() + AHEAD_MS + hourMs))
}

function dueUsers(db: DbOrTx, due: SQL) {
  return db
    .select({ id: users.id, bucket: bucketOf(users.id) })
    .from(users)
    .where(due)
    .orderBy(asc(users.plannedThrough))
    .limit(LOOK)
}

/** Whether nobody is left to plan, or others are at those who are. */
async function planBatch(tx: Tx, due: SQL, now: Date): Promise<boolean> {
  const stale = await dueUsers(tx, due)
  if (stale.length === 0) return true
  const taken = await ofOwnBuckets(tx, 'plan reminders', stale, BATCH)
  const locked = await lockFreeUsers(
    tx,
    taken.map(({ id }) => id),
  )
  if (locked.length > 0) await planUsers(tx, locked, now)
  return locked.length === 0 || (stale.length < LOOK && taken.length === stale.length)
}

/** After a batch failed: one user with unexpected data must not keep the others from being planned. */
async function planOneByOne(db: Db, due: SQL, now: Date, errors: unknown[]): Promise<boolean> {
  const stale = await dueUsers(db, due)
  for (const { id } of stale) {
    try {
      await db.transaction(async (tx) => {
        const [locked] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
        if (locked) await planUsers(tx, [id], now)
      })
    } catch (error) {
      errors.push(error)
      // If the database itself is down, this fails too and ends the run.
      await markPlanned(db, [id], new Date(now.getTime() + AHEAD_MS))
    }
  }
  return stale.length < LOOK
}

/** The users' rows are locked, so nothing of theirs changes. */
export async function planUsers(tx: Tx, ids: string[], now: Date): Promise<void> {
  const through = new Date(now.getTime() + AHEAD_MS)
  const owners = await remindedUsers(tx, ids, now)
  const window = windowFor([...owners.values()])
  const isOpen = and(eq(reminders.isSent, false), eq(reminders.isActive, true))
  const rows = await tx
    .select()
    .from(reminders)
    .where(and(isOneOf(reminders.userId, ids), or(isOpen, gte(reminders.occurrenceDate, window.from))))
  const existing = new Map(rows.map((row) => [keyOf(row.occasionId, row), row]))
  const events = await remindedEvents(tx, owners, { window })
  const wanted = new Map<string, { event: RemindedEvent; send: PlannedSend }>()
  for (const event of events) {
    const owner = owners.get(event.userId)
    for (const send of owner ? sendsToPlan(event, owner, now, through) : [])
      wanted.set(keyOf(event.id, send), { event, send })
  }
  const busy = await writeDifference(tx, existing, wanted, now)
  await dropUnwanted(tx, existing, wanted, { owners, events, busy }, now)
  await markPlanned(tx, ids, through)
  // In half a minute, whatever was being sent has been sent.
  if (busy.size > 0) await markPlanned(tx, [...busy], new Date(now.getTime() + AGAIN_MS + 30_000))
}

/** An event's rows in the table. */
export function sendsToPlan(event: RemindedEvent, owner: RemindedUser, now: Date, through: Date): PlannedSend[] {
  return plannedSends(event, owner.preferences, now, through).filter(
    ({ skipReason, channel }) => skipReason === undefined || (channel === 'email' && told.has(skipReason)),
  )
}

function keyOf(
  occasionId: number,
  { occurrenceDate, slot, channel }: Pick<Row, 'occurrenceDate' | 'slot' | 'channel'>,
) {
  return `${occasionId} ${occurrenceDate} ${slot} ${channel}`
}

/** All days that anything planned now can be about, and a little more, because users' time zones differ. */
function windowFor(owners: RemindedUser[]) {
  const days = owners.map(({ today }) => today).toSorted()
  const lead = Math.max(
    1,
    ...owners.flatMap(({ preferences: { reminderDaysBefore, deliveryDays } }) => [reminderDaysBefore, deliveryDays]),
  )
  const [first = '2000-01-01', last = first] = [days[0], days.at(-1)]
  return windowOf(addDays(first, -2), addDays(last, lead + 5), 'feb28')
}

/** Writes missing and changed rows. Returns the users with a row that is being sent right now: they wait. */
async function writeDifference(
  tx: Tx,
  existing: Map<string, Row>,
  wanted: Map<string, { event: RemindedEvent; send: PlannedSend }>,
  now: Date,
): Promise<Set<string>> {
  const busy = new Set<string>()
  const changed: { event: RemindedEvent; send: PlannedSend }[] = []
  for (const [key, planned] of wanted) {
    const row = existing.get(key)
    if (row && isSame(row, planned.send)) continue
    if (row && isLeased(row, now)) busy.add(planned.event.userId)
    else changed.push(planned)
  }
  if (changed.length > 0) await write(tx, changed)
  return busy
}

/** In arrays: building a statement of thousands of rows would take longer than running it. */
async function write(tx: Tx, planned: readonly { event: RemindedEvent; send: PlannedSend }[]): Promise<void> {
  const column = (type: string, valueOf: (planned: { event: RemindedEvent; send: PlannedSend }) => unknown) =>
    sql`${sql.param(planned.map(valueOf))}::${sql.raw(type)}[]`
  await tx.execute(sql`
    insert into ${reminders}
      (user_id, occasion_id, occurrence_date, slot, channel, reminder_date, send_at, next_attempt_at, skip_reason)
    select user_id, occasion_id, occurrence_date, slot, channel, reminder_date, send_at, send_at, skip_reason
    from unnest(
      ${column('text', ({ event }) => event.userId)},
      ${column('bigint', ({ event }) => event.id)},
      ${column('date', ({ send }) => send.occurrenceDate)},
      ${column('text', ({ send }) => send.slot)},
      ${column('text', ({ send }) => send.channel)},
      ${column('date', ({ send }) => send.reminderDate)},
      ${column('timestamptz', ({ send }) => send.sendAt.toISOString())},
      ${column('text', ({ send }) => send.skipReason ?? null)}
    ) as sends (user_id, occasion_id, occurrence_date, slot, channel, reminder_date, send_at, skip_reason)
    on conflict (user_id, occasion_id, occurrence_date, slot, channel) do update set
      reminder_date = excluded.reminder_date,
      send_at = excluded.send_at,
      next_attempt_at = excluded.next_attempt_at,
      skip_reason = excluded.skip_reason,
      is_active = true,
      is_sent = false,
      attempts = 0,
      locked_until = null,
      locked_by = null,
      last_error = null,
      message_key = null`)
}

/** A row that was closed for the same reason stays closed: it's listed already. */
function isSame(row: Row, send: PlannedSend): boolean {
  return (
    !row.isSent &&
    row.sendAt.getTime() === send.sendAt.getTime() &&
    row.reminderDate === send.reminderDate &&
    row.skipReason === (send.skipReason ?? null) &&
    (row.isActive || row.skipReason !== null)
  )
}

/** A lease that ends hours from now was taken by a clock that was ahead, and its sender is gone. */
function isLeased({ lockedUntil }: Row, now: Date): boolean {
  return lockedUntil !== null && lockedUntil > now && lockedUntil.getTime() - now.getTime() < 2 * hourMs
}

/**
 * Deletes rows that are no longer planned. Sent or closed rows stay; so do late ones, which the sender closes with a
 * reason.
 */
async function dropUnwanted(
  tx: Tx,
  existing: Map<string, Row>,
  wanted: Map<string, unknown>,
  { owners, events, busy }: { owners: Map<string, RemindedUser>; events: RemindedEvent[]; busy: Set<string> },
  now: Date,
): Promise<void> {
  const unwanted = [...existing].flatMap(([key, row]) => (wanted.has(key) || row.isSent || !row.isActive ? [] : [row]))
  const byId = new Map(events.map((event) => [event.id, event]))
  // An event whose day is over may be outside the loaded window.
  const missing = new Set(unwanted.flatMap(({ occasionId }) => (byId.has(occasionId) ? [] : [occasionId])))
  if (missing.size > 0)
    for (const event of await remindedEvents(tx, owners, { ids: [...missing] })) byId.set(event.id, event)
  const drop: Row[] = []
  for (const row of unwanted) {
    if (isLeased(row, now)) {
      busy.add(row.userId)
      continue
    }
    const event = byId.get(row.occasionId)
    const owner = owners.get(row.userId)
    const judged = event && owner ? judge(row, event, owner.preferences, now) : { kind: 'gone' as const }
    const isLate = judged.kind === 'skip' && tooLate.has(judged.reason)
    if (!isLate || row.sendAt > now) drop.push(row)
  }
  if (drop.length > 0) await tx.delete(reminders).where(areRows(reminders, drop))
}

async function markPlanned(db: DbOrTx, ids: string[], through: Date): Promise<void> {
  await db.update(users).set({ plannedThrough: through }).where(isOneOf(users.id, ids))
}
