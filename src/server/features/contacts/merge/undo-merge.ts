import { and, eq, getTableName, sql } from 'drizzle-orm'
import { UNDO_DAYS } from '#domain/imports/lifetimes.ts'
import { MAX_CONTACTS, type Contact } from '#domain/contacts/schema.ts'
import { AppError, notFound } from '#domain/shared/errors.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import type { Tx } from '#server/db/connection.ts'
import {
  contactMerges,
  contacts,
  emailReminders,
  occasions,
  occasionSkips,
  productDismissals,
  reminders,
  userActivities,
} from '#server/db/schema.ts'
import type { KeptRow, MergeRecord } from '#server/db/schema/merges.ts'
import { followContact } from '#server/features/occasions/commands.ts'
import type { Actor } from '#server/identity/actor.ts'
import { presentContact } from '../present.ts'
import { countContacts, ownedContact } from '../queries.ts'
import { unfoldPlanned } from './folded-plans.ts'
import { insertKept, onePerContact } from './kept-rows.ts'

const dayMs = 24 * 3600_000

/**
 * Gives back the contact that was merged into another, with all that belonged to it. What was edited since keeps its edits,
 * wherever it belongs; fields that were filled in and not edited are empty again.
 * @throws {AppError} NOT_FOUND, CONFLICT after 30 days or when the other was deleted, LIMIT
 */
export async function undoMerge(tx: Tx, actor: Actor, mergeId: number): Promise<Contact> {
  const { owner, now } = actor
  const isMerge = and(eq(contactMerges.userId, owner), eq(contactMerges.id, mergeId))
  const [merge] = await tx.select().from(contactMerges).where(isMerge)
  if (!merge) throw notFound('merge')
  if (now.getTime() - merge.createdAt.getTime() > UNDO_DAYS * dayMs)
    throw new AppError('CONFLICT', contactTexts.mergeTooOld)
  if ((await tx.$count(contacts, and(eq(contacts.userId, owner), eq(contacts.id, merge.contactId)))) === 0)
    throw new AppError('CONFLICT', contactTexts.mergedContactGone)
  if ((await countContacts(tx, owner)) >= MAX_CONTACTS)
    throw new AppError('LIMIT', refusalTexts.limitReached.contacts(MAX_CONTACTS))
  const { record } = merge
  // The account that a guest's contacts moved to; of some tables, rows of merges in 0.1 have no owner.
  const rows = (name: string) => (record.rows[name] ?? []).map((row): KeptRow => ({ ...row, user_id: owner }))
  await insertKept(tx, contacts, rows('contacts'))
  const other = await ownedContact(tx, actor, Number(record.rows['contacts']?.[0]?.['id']))
  const both = { id: merge.contactId, otherId: other.id }
  await insertKept(tx, occasions, rows('occasions'))
  await moveBack(tx, actor, record, both)
  for (const table of [occasionSkips, reminders]) await insertKept(tx, table, rows(getTableName(table)))
  await unfoldPlanned(tx, actor, record.planned ?? [], rows('plan_occurrences'))
  for (const [from, to] of record.into)
    await tx.execute(sql`
      delete from occasion_skips s using occasion_skips o
      where s.user_id = ${owner} and s.occasion_id = ${to} and o.user_id = ${owner} and o.occasion_id = ${from}
        and s.occurrence_date = o.occurrence_date and s.created_at = o.created_at`)
  const sent = JSON.stringify(rows('email_reminders').map(({ id }) => id))
  await tx.execute(
    sql`delete from email_reminders where user_id = ${owner} and id in (select value::bigint from jsonb_array_elements_text(${sent}::jsonb))`,
  )
  await insertKept(tx, emailReminders, rows('email_reminders'))
  await insertKept(tx, productDismissals, rows('product_dismissals'))
  for (const table of onePerContact) {
    for (const row of rows(getTableName(table)))
      await tx.execute(sql`
        delete from ${table} where user_id = ${owner} and contact_id = ${both.id}
          and to_jsonb(${sql.identifier(getTableName(table))}) - 'contact_id' = ${JSON.stringify(row)}::jsonb - 'contact_id'`)
    await insertKept(tx, table, rows(getTableName(table)))
  }
  await emptyAgain(tx, actor, record, both.id)
  await tx.delete(userActivities).where(and(eq(userActivities.userId, owner), eq(userActivities.id, record.activity)))
  await tx.delete(contactMerges).where(isMerge)
  return presentContact(other)
}

/** One statement for events and gifts, as when they moved along. Gifts given to an event that stays, stay. */
async function moveBack(
  tx: Tx,
  { owner }: Actor,
  { events, gifts, into, activities, ledger, dismissals, presents = [] }: MergeRecord,
  { id, otherId }: { id: number; otherId: number },
): Promise<void> {
  const pairs = JSON.stringify(
    gifts.map((gift) => ({ ...gift, into: new Map(into).get(gift.occasionId ?? 0) ?? null })),
  )
  const ids = sql`any(${sql.param(events)}::bigint[])`
  await tx.execute(sql`
    with moved as (select * from jsonb_to_recordset(${pairs}::jsonb) as m(id bigint, "occasionId" bigint, "into" bigint)),
    back as (
      select g.id, case when m."into" = g.occasion_id then m."occasionId" else g.occasion_id end as occasion_id
      from gift_ideas g left join moved m on m.id = g.id
      where g.user_id = ${owner} and g.contact_id = ${id} and (
        g.occasion_id = ${ids} or (m.id is not null and (g.occasion_id is null or g.occasion_id = m."into"))
      )
    ),
    events as (
      update occasions set contact_id = ${otherId}
      where user_id = ${owner} and contact_id = ${id} and id = ${ids}
    )
    update gift_ideas g set contact_id = ${otherId}, occasion_id = back.occasion_id
    from back where g.user_id = ${owner} and g.id = back.id`)
  await tx.execute(sql`
    update email_reminders set contact_id = ${otherId}
    where user_id = ${owner} and contact_id = ${id}
      and (occasion_id = ${ids} or id = any(${sql.param(ledger)}::bigint[]))`)
  await tx.execute(sql`
    update user_activities set entity_id = ${otherId}
    where user_id = ${owner} and id = any(${sql.param(activities)}::bigint[])`)
  await tx.execute(sql`
    update presents_received set contact_id = ${otherId}
    where user_id = ${owner} and contact_id = ${id} and id = any(${sql.param(presents)}::bigint[])`)
  await tx.execute(sql`
    delete from product_dismissals d
    using jsonb_to_recordset(${JSON.stringify(dismissals)}::jsonb) as m(provider text, product_key text)
    where d.user_id = ${owner} and d.contact_id = ${id} and d.provider = m.provider and d.product_key = m.product_key`)
}

/** Empties the columns that still have what they got. */
async function emptyAgain(
  tx: Tx,
  actor: Actor,
  { filled, updatedBefore, versionAfter }: MergeRecord,
  id: number,
): Promise<void> {
  const row = JSON.stringify(filled)
  const emptied = Object.keys(filled).map((name) => {
    const column = sql.identifier(name)
    const empty = name === 'category_ids' ? sql`'{}'` : sql`null`
    return sql`${column} = case when c.${column} is not distinct from f.${column} then ${empty} else c.${column} end`
  })
  await tx.execute(sql`
    update contacts c set ${sql.join([...emptied, sql`version = c.version + 1`], sql`, `)},
      updated_at = case when c.version = ${versionAfter} then ${new Date(updatedBefore)} else c.updated_at end
    from jsonb_populate_record(null::contacts, ${row}::jsonb) f
    where c.user_id = ${actor.owner} and c.id = ${id}`)
  const after = await ownedContact(tx, actor, id)
  // A date that was edited since stays, and its event has gone back: it gets one of its own.
  const birthday = 'birthday' in filled ? null : after.birthday
  const anniversaryDate = 'anniversary_date' in filled ? null : after.anniversaryDate
  await followContact(tx, actor, { ...after, birthday, anniversaryDate }, after)
}
