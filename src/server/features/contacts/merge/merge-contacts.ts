import { and, eq, getTableName, inArray, isNotNull, sql } from 'drizzle-orm'
import { contactChoiceNames } from '#domain/contacts/choice-fields.ts'
import { hasAnniversary } from '#domain/contacts/relationships.ts'
import type { MergedContact } from '#domain/contacts/schema.ts'
import { contactTextNames } from '#domain/contacts/text-fields.ts'
import { MAX_GIFTS } from '#domain/gifts/schema.ts'
import { MAX_OCCASIONS } from '#domain/occasions/schema.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { Tx } from '#server/db/connection.ts'
import {
  contactMerges,
  contacts,
  emailReminders,
  giftIdeas,
  occasions,
  occasionSkips,
  planOccurrences,
  presentsReceived,
  productDismissals,
  reminders,
  userActivities,
} from '#server/db/schema.ts'
import type { MergeRecord } from '#server/db/schema/merges.ts'
import { writeActivity } from '#server/features/activities/commands.ts'
import type { Actor, OwnerId } from '#server/identity/actor.ts'
import { presentContact, type ContactRow } from '../present.ts'
import { ownedContact } from '../queries.ts'
import { foldPlanned } from './folded-plans.ts'
import { keptRows, onePerContact } from './kept-rows.ts'

/**
 * Makes two contacts one. What belongs to the other moves along, fields that the first lacks are filled in, and two linked
 * birthdays or anniversaries become one. Everything that an undo needs is recorded.
 * @throws {AppError} NOT_FOUND, INVALID for a contact and itself, LIMIT
 */
export async function mergeContacts(tx: Tx, actor: Actor, id: number, otherId: number): Promise<MergedContact> {
  if (id === otherId) throw invalidField('otherId', contactTexts.mergedWithItself)
  const contact = await ownedContact(tx, actor, id)
  const other = await ownedContact(tx, actor, otherId)
  await requireRoom(tx, actor, id, otherId)
  const filled = missingFields(contact, other)
  const into = await foldedEvents(tx, actor, id, otherId)
  const kept = await recordOf(tx, actor, { contact, otherId, filled, into })
  await foldEvents(tx, actor, into)
  const record = { ...kept, planned: await foldPlanned(tx, actor, into) }
  await moveAlong(tx, actor, into, id, otherId)
  await tx.delete(contacts).where(and(eq(contacts.userId, actor.owner), eq(contacts.id, otherId)))
  const [after] = await tx
    .update(contacts)
    .set({ ...filled, updatedAt: actor.now, version: sql`${contacts.version} + 1` })
    .where(and(eq(contacts.userId, actor.owner), eq(contacts.id, id)))
    .returning()
  const activity = await writeActivity(tx, actor, {
    activityType: 'contact_updated',
    description: activityTexts.contactsMerged(other.fullName, contact.fullName).slice(0, 500),
    entityId: id,
    entityType: 'contact',
    metadata: { contactName: contact.fullName, relationship: contact.relationship },
  })
  const [merge] = await tx
    .insert(contactMerges)
    .values({ userId: actor.owner, contactId: id, record: { ...record, activity: activity.id }, createdAt: actor.now })
    .returning({ id: contactMerges.id })
  if (!after || !merge) throw new Error('The merge was not written')
  return { ...presentContact(after), mergeId: merge.id }
}

/** @throws {AppError} LIMIT */
async function requireRoom(tx: Tx, { owner }: Actor, ...ids: number[]): Promise<void> {
  const areOf = (table: typeof occasions | typeof giftIdeas) =>
    and(eq(table.userId, owner), inArray(table.contactId, ids))
  if ((await tx.$count(occasions, areOf(occasions))) > MAX_OCCASIONS)
    throw new AppError('LIMIT', refusalTexts.limitReached.events(MAX_OCCASIONS))
  if ((await tx.$count(giftIdeas, areOf(giftIdeas))) > MAX_GIFTS)
    throw new AppError('LIMIT', refusalTexts.limitReached.gifts(MAX_GIFTS))
}

/** What the first contact lacks and the other has. */
function missingFields(contact: ContactRow, other: ContactRow): Partial<ContactRow> {
  const fields = [
    'birthday',
    'email',
    'emoji',
    'deliveryDays',
    'pictureVersion',
    ...contactChoiceNames,
    ...contactTextNames,
  ] as const
  const lacking = fields.filter((field) => contact[field] === null && other[field] !== null)
  return {
    ...Object.fromEntries(lacking.map((field) => [field, other[field]])),
    ...(contact.categoryIds.length === 0 && other.categoryIds.length > 0 && { categoryIds: other.categoryIds }),
    ...(hasAnniversary(contact.relationship) &&
      contact.anniversaryDate === null &&
      other.anniversaryDate !== null && { anniversaryDate: other.anniversaryDate }),
  }
}

/** Linked events of the other, each with the one of the first contact that it becomes. */
async function foldedEvents(tx: Tx, { owner }: Actor, id: number, otherId: number): Promise<Map<number, number>> {
  const linked = await tx
    .select({ id: occasions.id, contactId: occasions.contactId, linkedTo: occasions.linkedTo })
    .from(occasions)
    .where(and(eq(occasions.userId, owner), inArray(occasions.contactId, [id, otherId]), isNotNull(occasions.linkedTo)))
  return new Map(
    linked
      .filter(({ contactId }) => contactId === otherId)
      .flatMap((event): [number, number][] => {
        const own = linked.find(({ contactId, linkedTo }) => contactId === id && linkedTo === event.linkedTo)
        return own ? [[event.id, own.id]] : []
      }),
  )
}

async function recordOf(
  tx: Tx,
  { owner }: Actor,
  of: { contact: ContactRow; otherId: number; filled: Partial<ContactRow>; into: Map<number, number> },
): Promise<Omit<MergeRecord, 'activity'>> {
  const { contact, otherId, filled, into } = of
  const folded = sql`any(${sql.param([...into.keys()])}::bigint[])`
  const ofFolded = sql`user_id = ${owner} and occasion_id = ${folded}`
  const ofOther = sql`user_id = ${owner} and contact_id = ${otherId}`
  const events = await tx
    .select({ id: occasions.id })
    .from(occasions)
    .where(and(eq(occasions.userId, owner), eq(occasions.contactId, otherId)))
  const rows: MergeRecord['rows'] = {
    contacts: await keptRows(tx, contacts, sql`user_id = ${owner} and id = ${otherId}`),
    product_dismissals: await keptRows(tx, productDismissals, ofOther),
    occasions: await keptRows(tx, occasions, sql`user_id = ${owner} and id = ${folded}`),
    occasion_skips: await keptRows(tx, occasionSkips, ofFolded),
    plan_occurrences: await keptRows(tx, planOccurrences, ofFolded),
    reminders: await keptRows(tx, reminders, ofFolded),
    email_reminders: await keptRows(tx, emailReminders, ofFolded),
  }
  for (const table of onePerContact) rows[getTableName(table)] = await keptRows(tx, table, ofOther)
  return {
    rows,
    into: [...into],
    filled: Object.fromEntries(
      Object.entries(filled).map(([field, value]) => [contacts[field as keyof ContactRow].name, value]),
    ),
    updatedBefore: contact.updatedAt.toISOString(),
    versionAfter: contact.version + 1,
    events: events.map(({ id }) => id).filter((id) => !into.has(id)),
    gifts: await tx
      .select({ id: giftIdeas.id, occasionId: giftIdeas.occasionId })
      .from(giftIdeas)
      .where(and(eq(giftIdeas.userId, owner), eq(giftIdeas.contactId, otherId))),
    activities: (
      await tx
        .select({ id: userActivities.id })
        .from(userActivities)
        .where(
          and(
            eq(userActivities.userId, owner),
            eq(userActivities.entityType, 'contact'),
            eq(userActivities.entityId, otherId),
          ),
        )
    ).map(({ id }) => id),
    ledger: (
      await tx
        .select({ id: emailReminders.id })
        .from(emailReminders)
        .where(and(eq(emailReminders.userId, owner), eq(emailReminders.contactId, otherId)))
    ).map(({ id }) => id),
    dismissals: await newDismissals(tx, owner, contact.id, otherId),
    presents: (
      await tx
        .select({ id: presentsReceived.id })
        .from(presentsReceived)
        .where(and(eq(presentsReceived.userId, owner), eq(presentsReceived.contactId, otherId)))
    ).map((present) => present.id),
  }
}

async function newDismissals(tx: Tx, owner: OwnerId, id: number, otherId: number): Promise<MergeRecord['dismissals']> {
  const { rows } = await tx.execute<MergeRecord['dismissals'][number]>(sql`
    select provider, product_key from product_dismissals d
    where user_id = ${owner} and contact_id = ${otherId} and not exists (
      select from product_dismissals o
      where o.user_id = ${owner} and o.contact_id = ${id} and o.provider = d.provider and o.product_key = d.product_key
    )`)
  return rows
}

/** Gifts, skips and what was sent belong to the one event that stays: nothing is sent twice. */
async function foldEvents(tx: Tx, { owner }: Actor, into: Map<number, number>): Promise<void> {
  for (const [from, to] of into) {
    await tx.execute(sql`
      insert into occasion_skips (user_id, occasion_id, occurrence_date, created_at)
      select user_id, ${to}, occurrence_date, created_at from occasion_skips
      where user_id = ${owner} and occasion_id = ${from} on conflict do nothing`)
    await tx.execute(sql`
      update email_reminders e set occasion_id = ${to}
      where user_id = ${owner} and occasion_id = ${from} and not exists (
        select from email_reminders o where o.user_id = ${owner} and o.occasion_id = ${to}
          and o.occurrence_date = e.occurrence_date and o.slot = e.slot
      )`)
  }
}

/** One statement for events and gifts: each may only be of the contact that the other is of. */
async function moveAlong(tx: Tx, { owner }: Actor, into: Map<number, number>, id: number, otherId: number) {
  const pairs = JSON.stringify([...into].map(([from, to]) => ({ from, to })))
  await tx.execute(sql`
    with folded as (select * from jsonb_to_recordset(${pairs}::jsonb) as f("from" bigint, "to" bigint)),
    events as (
      update occasions set contact_id = ${id}
      where user_id = ${owner} and contact_id = ${otherId} and id not in (select "from" from folded)
    )
    update gift_ideas set contact_id = ${id},
      occasion_id = coalesce((select "to" from folded where "from" = occasion_id), occasion_id)
    where user_id = ${owner} and contact_id = ${otherId}`)
  await tx.execute(sql`
    insert into product_dismissals (user_id, contact_id, provider, product_key, reason, created_at)
    select user_id, ${id}, provider, product_key, reason, created_at from product_dismissals
    where user_id = ${owner} and contact_id = ${otherId}
    on conflict do nothing`)
  await tx.execute(
    sql`update email_reminders set contact_id = ${id} where user_id = ${owner} and contact_id = ${otherId}`,
  )
  await tx
    .update(presentsReceived)
    .set({ contactId: id })
    .where(and(eq(presentsReceived.userId, owner), eq(presentsReceived.contactId, otherId)))
  for (const table of onePerContact)
    await tx.execute(sql`
      update ${table} set contact_id = ${id}
      where user_id = ${owner} and contact_id = ${otherId}
        and not exists (select from ${table} where user_id = ${owner} and contact_id = ${id})`)
  await tx.execute(sql`
    update user_activities set entity_id = ${id}
    where user_id = ${owner} and entity_type = 'contact' and entity_id = ${otherId}`)
}
