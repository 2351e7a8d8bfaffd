import { and, eq, sql } from 'drizzle-orm'
import { birthdayProblem } from '#domain/contacts/birthday.ts'
import { contactDateFrom, withUnknownYear } from '#domain/contacts/linked-events.ts'
import { carriedOccurrences } from '#domain/occasions/date-change.ts'
import { dateRuleFor, type LeapDay } from '#domain/occasions/recurrence.ts'
import type { NewOccasion, Occasion, OccasionChange } from '#domain/occasions/schema.ts'
import { defaultRecurring } from '#domain/occasions/types.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import { versionTexts } from '#domain/texts/versions.ts'
import { eventTexts } from '#domain/texts/events.ts'
import { changedFields } from '#server/db/changed-fields.ts'
import type { Tx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
import { contacts, giftIdeas, occasions } from '#server/db/schema.ts'
import { recordActivity } from '#server/features/activities/commands.ts'
import { ownedContact } from '#server/features/contacts/queries.ts'
import { leadOfProfile } from '#server/features/reminders/announced/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { carryOccurrence } from './carry.ts'
import { isGeneratable } from './generate.ts'
import { changed, deletedMark, insertOccasion, requireRoom } from './linked.ts'
import { budgetsOf, carryLaterPlanned, setPlannedBudget } from './planned.ts'
import { comingOccurrenceOf, ownedOccasion, viewOccasion, type OccasionRow } from './queries.ts'
import { leapDayRows } from './rows.ts'

export { skipOccurrence, snooze } from './attention.ts'
export { deletedMark, followContact, linkNew } from './linked.ts'

/** @throws {AppError} NOT_FOUND for the contact, LIMIT */
export async function addOccasion(tx: Tx, actor: Actor, { contactId, ...fields }: NewOccasion): Promise<Occasion> {
  const [contact, reminderDays] = await Promise.all([
    ownedContact(tx, actor, contactId),
    editedDays(tx, actor, null, fields.reminderDays),
    requireRoom(tx, actor, contactId),
  ])
  const isRecurring = fields.isRecurring ?? defaultRecurring(fields.type)
  const yearKnown = !isRecurring || fields.yearKnown !== false
  const row = await insertOccasion(tx, {
    ...fields,
    // Otherwise the year of the wedding could be the placeholder, and not be told from it.
    date: yearKnown ? fields.date : withUnknownYear(fields.date),
    contactId,
    userId: actor.owner,
    reminderMethod: fields.reminderMethod ?? '',
    reminderDays: reminderDays ?? null,
    isRecurring,
    yearKnown,
    dateRule: dateRuleFor(fields.type, fields.date),
    createdAt: actor.now,
    updatedAt: actor.now,
  })
  await recordActivity(tx, actor, {
    activityType: 'event_created',
    description: activityTexts.eventCreated(fields.name, contact.fullName).slice(0, 500),
    entityId: row.id,
    entityType: 'occasion',
    metadata: { contactName: contact.fullName, occasionName: fields.name, occasionId: row.id },
  })
  return viewOccasion(tx, actor, row.id)
}

/**
 * Changes only the fields that were sent; `version` is the one the change was made against. A linked event's date is its
 * contact's date, which changes with it.
 * @throws {AppError} NOT_FOUND, STALE, INVALID
 */
export async function changeOccasion(
  tx: Tx,
  actor: Actor,
  id: number,
  { version, reminderMethod, reminderDays, date, ...fields }: OccasionChange,
): Promise<Occasion> {
  const row = await withComingBudget(tx, actor, await ownedOccasion(tx, actor, id))
  await requireCurrent(tx, actor, row, version)
  const changes = changedFields<OccasionRow, Partial<OccasionRow>>(row, {
    ...withoutUndefined({ ...fields, reminderDays: await editedDays(tx, actor, row.reminderDays, reminderDays) }),
    ...(reminderMethod === undefined ? {} : { reminderMethod: reminderMethod ?? '' }),
    ...wantedDate(actor, row, { ...fields, date }),
  })
  if (Object.keys(changes).length === 0) return viewOccasion(tx, actor, id)
  if (row.linkedTo !== null) Object.assign(changes, await changeLinked(tx, actor, row, changes))
  const after = { ...row, ...changes }
  if (changes.type !== undefined || changes.date !== undefined) after.dateRule = dateRuleFor(after.type, after.date)
  await tx
    .update(occasions)
    .set({ ...changes, dateRule: after.dateRule, ...(isSwitch(changes) ? { updatedAt: actor.now } : changed(actor)) })
    .where(ownRow(occasions, actor.owner, id))
  for (const carried of carriedOccurrences(row, after, actor.today, actor.leapDay, actor.leapDay))
    await carryOccurrence(tx, actor, id, carried)
  await carryLaterPlanned(tx, actor, id, after, actor.leapDay)
  if (changes.budget !== undefined)
    await setPlannedBudget(tx, actor, id, comingOccurrenceOf(after, actor), changes.budget)
  const isReminder = changes.reminderMethod === 'push'
  await recordActivity(tx, actor, {
    activityType: isReminder ? 'reminder_set' : 'event_updated',
    description: (isReminder ? activityTexts.reminderSet(after.name) : activityTexts.eventUpdated(after.name)).slice(
      0,
      500,
    ),
    entityId: id,
    entityType: 'occasion',
    metadata: { contactName: row.contactName, occasionName: after.name, occasionId: id },
  })
  return viewOccasion(tx, actor, id)
}

/**
 * Deletes an event with its gift ideas, or keeps those in the general list.
 * @param options.suppress don't create a birthday, anniversary or generated event again
 * @throws {AppError} NOT_FOUND, STALE
 */
export async function removeOccasion(
  tx: Tx,
  actor: Actor,
  id: number,
  { keepGifts, suppress, version }: { keepGifts: boolean; suppress: boolean; version: number | undefined },
): Promise<void> {
  const row = await ownedOccasion(tx, actor, id)
  await requireCurrent(tx, actor, row, version)
  if (keepGifts) {
    await tx
      .update(giftIdeas)
      .set({ occasionId: null, isSaved: false, updatedAt: actor.now, version: sql`${giftIdeas.version} + 1` })
      .where(and(eq(giftIdeas.userId, actor.owner), eq(giftIdeas.occasionId, id)))
  }
  await tx.delete(occasions).where(ownRow(occasions, actor.owner, id))
  if (isGeneratable(row.type))
    await remember(tx, actor, row.contactId, suppress ? (row.linkedTo ?? row.type) : deletedMark(row.type))
  await recordActivity(tx, actor, {
    activityType: 'event_deleted',
    description: activityTexts.eventDeleted(row.name),
    entityId: id,
    entityType: 'occasion',
    metadata: { contactName: row.contactName, occasionName: row.name },
  })
}

/** Moves what is tied to the coming occurrence of 29 February events when the account keeps them on another day. */
export async function carryLeapDay(tx: Tx, actor: Actor, before: LeapDay, after: LeapDay): Promise<void> {
  if (before === after) return
  for (const row of await leapDayRows(tx, actor.owner)) {
    for (const carried of carriedOccurrences(row, row, actor.today, before, after))
      await carryOccurrence(tx, actor, row.id, carried)
    await carryLaterPlanned(tx, actor, row.id, row, after)
  }
}

/**
 * A birthday without a year has a placeholder year in `date`, kept as long as it is one. If it becomes a one-time event,
 * moves to another day or gets a year, it takes place in the requested year; otherwise it would have been over since 1904.
 * Without a year, the form sends the placeholder.
 */
function wantedDate(
  actor: Actor,
  row: OccasionRow,
  { type = row.type, isRecurring, date }: OccasionChange,
): Partial<Pick<OccasionRow, 'date' | 'yearKnown'>> {
  if (row.yearKnown) return date === undefined ? {} : { date }
  if (row.linkedTo !== null && type === row.type) return date === undefined ? {} : { date: withUnknownYear(date) }
  if (isRecurring === false) return { date: date ?? comingOccurrenceOf(row, actor), yearKnown: true }
  return date === undefined ? {} : { date, yearKnown: date.slice(0, 4) !== row.date.slice(0, 4) }
}

async function withComingBudget(tx: Tx, actor: Actor, row: OccasionRow): Promise<OccasionRow> {
  const budgetOf = await budgetsOf(tx, actor, [row])
  return { ...row, budget: budgetOf(row) }
}

/** @throws {AppError} STALE */
async function requireCurrent(tx: Tx, actor: Actor, row: OccasionRow, version: number | undefined): Promise<void> {
  if (version !== undefined && version !== row.version)
    throw new AppError('STALE', versionTexts.stale, { current: await viewOccasion(tx, actor, row.id) })
}

/**
 * What a change of a linked event means for its contact, and what it adds to the change.
 * @throws {AppError} INVALID
 */
async function changeLinked(
  tx: Tx,
  actor: Actor,
  row: OccasionRow,
  changes: Partial<OccasionRow>,
): Promise<Partial<OccasionRow>> {
  const { linkedTo } = row
  if (linkedTo === null) return {}
  if (changes.type !== undefined) {
    // The user changed its type or made it one-time: it's no longer the contact's linked event, and shouldn't be created
    // again.
    await remember(tx, actor, row.contactId, linkedTo)
    return { linkedTo: null }
  }
  if (changes.isRecurring === false) throw invalidField('isRecurring', eventTexts.mustRecur)
  if (changes.date !== undefined) {
    const dates = contactDateFrom({ linkedTo, yearKnown: row.yearKnown }, changes.date)
    const problem = 'birthday' in dates ? birthdayProblem(dates.birthday, actor.today) : undefined
    if (problem) throw invalidField('date', problem)
    await tx
      .update(contacts)
      .set({ ...dates, updatedAt: actor.now, version: sql`${contacts.version} + 1` })
      .where(ownRow(contacts, actor.owner, row.contactId))
  }
  return {}
}

/**
 * The days that were sent, unless they're only what the form showed: an event follows the profile's lead time until
 * someone edits its own.
 */
async function editedDays(
  tx: Tx,
  actor: Actor,
  own: number | null,
  sent: number | undefined,
): Promise<number | undefined> {
  if (sent === undefined || own !== null) return sent
  return sent === (await leadOfProfile(tx, actor)) ? undefined : sent
}

/** The event's Notify switch is saved beside an open editor, which it doesn't make stale. */
function isSwitch(changes: Partial<OccasionRow>): boolean {
  return Object.keys(changes).every((field) => field === 'reminderMethod')
}

async function remember(tx: Tx, { owner }: Actor, contactId: number, mark: string): Promise<void> {
  await tx
    .update(contacts)
    .set({
      suppressedEvents: sql`array_append(array_remove(${contacts.suppressedEvents}, ${mark}), ${mark})`,
    })
    .where(ownRow(contacts, owner, contactId))
}

function withoutUndefined<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]: Exclude<Fields[Field], undefined>
  }
}
