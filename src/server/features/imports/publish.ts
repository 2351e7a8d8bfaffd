import { and, eq, sql, type SQL } from 'drizzle-orm'
import { MAX_CONTACTS } from '#domain/contacts/schema.ts'
import { AppError } from '#domain/shared/errors.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import type { Tx } from '#server/db/connection.ts'
import {
  contacts,
  giftIdeas,
  importContacts,
  importGifts,
  importOccasions,
  imports,
  occasions,
} from '#server/db/schema.ts'
import { writeActivity } from '#server/features/activities/commands.ts'
import type { Actor } from '#server/identity/actor.ts'
import { each, isFilled } from './fillable-columns.ts'
import { linkEvents } from './link-events.ts'
import type { ImportRow } from './queries.ts'

/**
 * Turns what is staged into contacts and events of the account: a few statements, however many people. The caller holds
 * the account's row.
 * @throws {AppError} LIMIT if the account has no room for them anymore
 */
export async function publish(tx: Tx, actor: Actor, row: ImportRow): Promise<void> {
  const { owner, now } = actor
  const isStaged = and(eq(importContacts.userId, owner), eq(importContacts.importId, row.id))
  const [staged] = await tx
    .select({
      added: sql<number>`(count(*) filter (where ${importContacts.isNew}))::int`,
      filled: sql<number>`(count(*) filter (where not ${importContacts.isNew}))::int`,
    })
    .from(importContacts)
    .where(isStaged)
  const { added, filled } = staged ?? { added: 0, filled: 0 }
  const there = await tx.$count(contacts, eq(contacts.userId, owner))
  if (added > 0 && there + added > MAX_CONTACTS) throw new AppError('LIMIT', texts.noRoomLeft(MAX_CONTACTS))
  await addContacts(tx, actor, row)
  let changed = 0
  if (filled > 0) {
    await fillContacts(tx, actor, row.id)
    await linkEvents(tx, actor, row.id)
    changed = await changedContacts(tx, actor, row.id)
  }
  await addGifts(tx, actor, row.id)
  await addEvents(tx, actor, row.id)
  const { id: activityId } = await writeActivity(tx, actor, {
    activityType: 'contact_added',
    description: texts.imported(added + changed),
    entityType: 'contact',
    metadata: {},
  })
  await tx
    .update(imports)
    .set({
      state: 'done',
      done: row.total,
      added,
      changed,
      finishedAt: now,
      activityId,
      choices: null,
      lockedUntil: null,
      lockedBy: null,
    })
    .where(and(eq(imports.userId, owner), eq(imports.id, row.id)))
}

async function addContacts(tx: Tx, { owner, now }: Actor, { id, batch }: ImportRow): Promise<void> {
  await withoutRowChecks(
    tx,
    sql`
    insert into ${contacts} (id, uid, user_id, full_name, relationship, ${each(({ name }) => name)}, source, import_batch,
      created_at, updated_at)
    select contact_id, uid, user_id, full_name, relationship, ${each(({ name }) => name)}, 'import', ${batch}::uuid,
      ${now}, ${now}
    from ${importContacts}
    where user_id = ${owner} and import_id = ${id} and is_new
    order by position`,
  )
}

/** Fills in what contacts still lack. What they have by now is forgotten, so that an undo takes back only what was added. */
async function fillContacts(tx: Tx, { owner, now }: Actor, importId: number): Promise<void> {
  const isStaged = sql`s.user_id = ${owner} and s.import_id = ${importId} and not s.is_new`
  // Deleted in the meantime.
  await tx.execute(sql`
    delete from ${importContacts} s
    where ${isStaged} and not exists (select from ${contacts} c where c.user_id = s.user_id and c.id = s.contact_id)`)
  await tx.execute(sql`
    update ${importContacts} s
    set ${each(({ name, empty }) => sql`${name} = case when c.${name} is not distinct from ${empty} then s.${name} else ${empty} end`)},
      updated_before = c.updated_at, suppressed_before = c.suppressed_events
    from ${contacts} c
    where ${isStaged} and c.user_id = s.user_id and c.id = s.contact_id`)
  await tx.execute(sql`
    with filled as (
      update ${contacts} c
      set ${each(({ name, empty }) => sql`${name} = case when s.${name} is not distinct from ${empty} then c.${name} else s.${name} end`)},
        updated_at = ${now}, version = c.version + 1
      from ${importContacts} s
      where ${isStaged} and ${isFilled} and c.user_id = s.user_id and c.id = s.contact_id
      returning c.id, c.version
    )
    update ${importContacts} s set version_after = filled.version
    from filled where ${isStaged} and s.contact_id = filled.id`)
}

/** Contacts that got a field or an event. */
async function changedContacts(tx: Tx, { owner }: Actor, importId: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${importContacts} s
    where s.user_id = ${owner} and s.import_id = ${importId} and not s.is_new and (
      s.version_after is not null
      or s.contact_id in (
        select contact_id from ${importOccasions} where user_id = ${owner} and import_id = ${importId} and not is_new_contact
      )
      or s.contact_id in (select contact_id from ${importGifts} where user_id = ${owner} and import_id = ${importId})
    )`)
  return rows[0]?.count ?? 0
}

/** Reminders are on and follow the profile's lead time, as for every event that follows from a contact's dates. */
async function addEvents(tx: Tx, { owner, now }: Actor, importId: number): Promise<void> {
  await withoutRowChecks(
    tx,
    sql`
    insert into ${occasions} (id, uid, contact_id, user_id, name, date, type, linked_to, year_known, is_recurring,
      date_rule, reminder_method, created_at, updated_at)
    select o.occasion_id, o.uid, o.contact_id, o.user_id, o.name, o.date, o.type, o.linked_to, o.year_known, o.is_recurring,
      o.date_rule, 'push', ${now}, ${now}
    from ${importOccasions} o
    where o.user_id = ${owner} and o.import_id = ${importId} and o.before is null and (
      o.is_new_contact
      or o.contact_id in (select c.id from ${contacts} c where c.user_id = ${owner}))
    order by o.occasion_id`,
  )
}

/**
 * Runs an insert without looking up what each row refers to: contacts refer to the account, whose row the caller holds, and
 * events to contacts that were just added or are looked up together. The lookups took nearly half of the time (7,500 events: 96 instead of
 * 173 ms). Only a superuser may leave them out, as in the embedded database, where everybody waits for one transaction;
 * on a server only the account itself does.
 */
async function withoutRowChecks(tx: Tx, insert: SQL): Promise<void> {
  const role = (name: 'replica' | 'origin') =>
    sql`select set_config('session_replication_role', ${name}, true) from pg_roles where rolname = current_user and rolsuper`
  await tx.execute(role('replica'))
  await tx.execute(insert)
  await tx.execute(role('origin'))
}

/** An event or a contact that was deleted in the meantime takes its gifts with it. */
async function addGifts(tx: Tx, { owner, now }: Actor, importId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${giftIdeas} (id, uid, contact_id, user_id, occasion_id, title, description, price, price_paid, product_url,
      item_type, is_saved, is_purchased, occurrence_date, created_at, updated_at)
    select g.gift_id, g.uid, g.contact_id, g.user_id, g.occasion_id, g.title, g.description, g.price, g.price_paid,
      g.product_url, g.item_type, g.is_saved, g.is_purchased, g.occurrence_date, ${now}, ${now}
    from ${importGifts} g
    where g.user_id = ${owner} and g.import_id = ${importId}
      and exists (select from ${contacts} c where c.user_id = ${owner} and c.id = g.contact_id)
      and (g.occasion_id is null or exists (
        select from ${occasions} o where o.user_id = ${owner} and o.id = g.occasion_id and o.contact_id = g.contact_id))
    order by g.gift_id`)
}
