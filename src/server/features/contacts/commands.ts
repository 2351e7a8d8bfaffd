import { and, eq, sql } from 'drizzle-orm'
import { isKnownCategory } from '#domain/catalogue/category-tree.ts'
import { birthdayProblem } from '#domain/contacts/birthday.ts'
import { hasAnniversary } from '#domain/contacts/relationships.ts'
import {
  MAX_CONTACTS,
  type Contact,
  type ContactChange,
  type Dismissal,
  type NewContact,
  type NewDismissal,
} from '#domain/contacts/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { isSameAddress } from '#domain/shared/email-address.ts'
import { AppError, invalidField } from '#domain/shared/errors.ts'
import { contributeTexts } from '#domain/texts/contribute.ts'
import { contactTexts } from '#domain/texts/contacts.ts'
import { activityTexts } from '#domain/texts/activities.ts'
import { versionTexts } from '#domain/texts/versions.ts'
import { refusalTexts } from '#domain/texts/refusals.ts'
import { changedFields } from '#server/db/changed-fields.ts'
import type { Tx } from '#server/db/connection.ts'
import { ownRow } from '#server/db/keys.ts'
import { failsUnless, isUnmet } from '#server/db/limit.ts'
import { preparedInsert, preparedOnce } from '#server/db/prepared.ts'
import { contacts, productDismissals } from '#server/db/schema.ts'
import { andCommit, withCommit } from '#server/db/write.ts'
import { recordActivity, recordAddition } from '#server/features/activities/commands.ts'
import { followContact, linkNew } from '#server/features/occasions/commands.ts'
import { giftWithContributor } from '#server/features/splits/queries.ts'
import type { Actor } from '#server/identity/actor.ts'
import { isMark, presentContact, type ContactRow } from './present.ts'
import { ownedContact } from './queries.ts'

/** @throws {AppError} INVALID, LIMIT */
export async function addContact(tx: Tx, actor: Actor, { remindersPaused, ...fields }: NewContact): Promise<Contact> {
  requireBirthday(fields.birthday, actor.today)
  const categoryIds = knownCategories(fields.categoryIds ?? [], [])
  const { fullName, relationship, birthday = null } = fields
  const anniversaryDate = hasAnniversary(relationship) ? (fields.anniversaryDate ?? null) : null
  // All sent together, with the commit: without room none of it takes effect.
  const [, row] = await andCommit(
    tx,
    Promise.all([
      room(tx).execute({ owner: actor.owner }),
      insertContact(tx, {
        ...fields,
        categoryIds,
        userId: actor.owner,
        anniversaryDate,
        remindersPausedAt: remindersPaused ? actor.now : null,
        createdAt: actor.now,
        updatedAt: actor.now,
      }),
      linkNew(tx, actor, { fullName, relationship, birthday, anniversaryDate }),
      recordAddition(tx, actor, {
        activityType: 'contact_added',
        description: activityTexts.contactAdded(fullName),
        entityType: 'contact',
        metadata: { contactName: fullName, relationship },
      }),
    ]),
  ).catch((error: unknown) => {
    throw isUnmet(error) ? new AppError('LIMIT', refusalTexts.limitReached.contacts(MAX_CONTACTS)) : error
  })
  return presentContact(row)
}

/**
 * Changes only the fields that were sent; linked events follow. `version` is the one the change was made against.
 * @throws {AppError} NOT_FOUND, STALE, INVALID, LIMIT
 */
export async function changeContact(
  tx: Tx,
  actor: Actor,
  id: number,
  { version, remindersPaused, categoryIds, suppressedEvents, ...fields }: ContactChange,
): Promise<Contact> {
  const before = await ownedContact(tx, actor, id)
  requireCurrent(before, version)
  if (fields.email) await requireNoContributor(tx, actor, before, fields.email)
  if (fields.birthday !== before.birthday) requireBirthday(fields.birthday, actor.today)
  const isPaused = before.remindersPausedAt !== null
  const allowed =
    suppressedEvents && before.suppressedEvents.filter((event) => !isMark(event) && !suppressedEvents.includes(event))
  const changes = changedFields(before, {
    ...fields,
    categoryIds: categoryIds === undefined ? undefined : knownCategories(categoryIds ?? [], before.categoryIds),
    remindersPausedAt:
      remindersPaused === undefined || remindersPaused === isPaused ? undefined : remindersPaused ? actor.now : null,
    suppressedEvents: allowed && before.suppressedEvents.filter((event) => !allowed.includes(event)),
    ...(hasAnniversary(fields.relationship ?? before.relationship) ? {} : { anniversaryDate: null }),
  })
  if (Object.keys(changes).length === 0) return presentContact(before)
  const [after] = await tx
    .update(contacts)
    .set({ ...changes, updatedAt: actor.now, version: sql`${contacts.version} + 1` })
    .where(ownRow(contacts, actor.owner, id))
    .returning()
  if (!after) throw new Error('The contact was not written')
  await followContact(tx, actor, asIfNew(before, allowed ?? []), after)
  await note(tx, actor, 'contact_updated', activityTexts.contactUpdated(after.fullName), after)
  return presentContact(after)
}

const insertContact = preparedInsert(contacts, 'insert_contact')

/** Fails when there's no room for another, and with it whatever was sent in the same change: nobody has to wait for its answer. */
const room = preparedOnce((db) =>
  db
    .select({ isLeft: failsUnless(sql`count(*) < ${sql.raw(String(MAX_CONTACTS))}`) })
    .from(contacts)
    .where(eq(contacts.userId, sql.placeholder('owner')))
    .prepare('room_for_contact'),
)

/** Someone who shares the cost of a gift must not become the person who gets it: their link would spoil the surprise. */
async function requireNoContributor(tx: Tx, actor: Actor, { id, email: before }: ContactRow, email: string) {
  if (isSameAddress(before, email)) return
  const gift = await giftWithContributor(tx, actor.owner, id, email)
  if (gift !== undefined) throw invalidField('email', contributeTexts.refused.contributes(gift))
}

/** An event that is allowed again is created as if its date had just been entered. */
function asIfNew(before: ContactRow, allowed: readonly string[]): ContactRow {
  return {
    ...before,
    ...(allowed.includes('birthday') && { birthday: null }),
    ...((allowed.includes('anniversary') || allowed.includes('wedding-anniversary')) && { anniversaryDate: null }),
  }
}

/** With all its events and gift ideas. @throws {AppError} NOT_FOUND, STALE */
export async function removeContact(tx: Tx, actor: Actor, id: number, version?: number): Promise<void> {
  const row = await ownedContact(tx, actor, id)
  requireCurrent(row, version)
  await withCommit(
    tx,
    tx
      .delete(contacts)
      .where(ownRow(contacts, actor.owner, id))
      .execute(),
  )
  await note(tx, actor, 'contact_deleted', activityTexts.contactDeleted(row.fullName), row)
}

/** 'Not for them' or 'Has it already'; if repeated, the later reason counts. @throws {AppError} NOT_FOUND */
export async function dismissProduct(
  tx: Tx,
  actor: Actor,
  contactId: number,
  product: NewDismissal,
): Promise<Dismissal> {
  await ownedContact(tx, actor, contactId)
  const { provider, productKey, reason } = product
  await tx
    .insert(productDismissals)
    .values({ userId: actor.owner, contactId, provider, productKey, reason, createdAt: actor.now })
    .onConflictDoUpdate({
      target: [
        productDismissals.userId,
        productDismissals.contactId,
        productDismissals.provider,
        productDismissals.productKey,
      ],
      set: { reason, createdAt: actor.now },
    })
  return { contactId, provider, productKey, reason, createdAt: actor.now.toISOString() }
}

/** @throws {AppError} NOT_FOUND */
export async function allowProduct(
  tx: Tx,
  actor: Actor,
  contactId: number,
  { provider, productKey }: Omit<NewDismissal, 'reason'>,
): Promise<void> {
  await ownedContact(tx, actor, contactId)
  await tx
    .delete(productDismissals)
    .where(
      and(
        eq(productDismissals.userId, actor.owner),
        eq(productDismissals.contactId, contactId),
        eq(productDismissals.provider, provider),
        eq(productDismissals.productKey, productKey),
      ),
    )
}

function requireCurrent(row: ContactRow, version: number | undefined): void {
  if (version !== undefined && version !== row.version)
    throw new AppError('STALE', versionTexts.stale, { current: presentContact(row) })
}

function requireBirthday(birthday: string | null | undefined, today: CalendarDate): void {
  const problem = birthday ? birthdayProblem(birthday, today) : undefined
  if (problem) throw invalidField('birthday', problem)
}

/** @param kept categories that the contact already has: one that was retired since doesn't block its form */
function knownCategories(ids: readonly string[], kept: readonly string[]): string[] {
  for (const [index, id] of ids.entries()) {
    if (!isKnownCategory(id) && !kept.includes(id))
      throw invalidField(`categoryIds.${index}`, contactTexts.categoryUnknown)
  }
  return [...new Set(ids)]
}

async function note(
  tx: Tx,
  actor: Actor,
  activityType: 'contact_updated' | 'contact_deleted',
  description: string,
  { id, fullName, relationship }: ContactRow,
): Promise<void> {
  await recordActivity(tx, actor, {
    activityType,
    description,
    entityId: id,
    entityType: 'contact',
    metadata: { contactName: fullName, relationship },
  })
}
