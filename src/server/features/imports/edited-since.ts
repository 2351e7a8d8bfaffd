import { and, eq, inArray, is, sql, type SQLWrapper } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { groupBy } from '#domain/shared/group-by.ts'
import { importTexts as texts } from '#domain/texts/imports.ts'
import type { Tx } from '#server/db/connection.ts'
import * as schema from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'

const { contacts, giftIdeas, occasions, importContacts, importGifts, importOccasions } = schema

type ImportedContact = typeof importContacts.$inferSelect
type ImportedEvent = typeof importOccasions.$inferSelect

/** A contact that an import added or filled in, as it is now. */
export interface Imported {
  contact: ImportedContact
  events: ImportedEvent[]
  /** Its gift ideas that the import added and that are still there. */
  gifts: number[]
  fullName: string
  /** Why it stays as it is; undefined if nobody has touched it since. */
  why: string | undefined
}

/** What a server does with an event by itself; anything else that refers to one was the user. */
const byTheServer: PgTable[] = [schema.reminders, schema.emailReminders]

/**
 * Everything that an import added and that is still there, with what its user did to it since. Other gifts, pictures and all
 * other tables that refer to a contact or an event count, also those of a feature to come.
 */
export async function importedSince(tx: Tx, owner: OwnerId, importId: number, at: Date): Promise<Imported[]> {
  const ofImport = and(eq(importContacts.userId, owner), eq(importContacts.importId, importId))
  const people = await tx.select().from(importContacts).where(ofImport).orderBy(importContacts.position)
  const events = await tx
    .select()
    .from(importOccasions)
    .where(and(eq(importOccasions.userId, owner), eq(importOccasions.importId, importId)))
  const ids = tx.select({ id: importContacts.contactId }).from(importContacts).where(ofImport)
  const contactsNow = await tx
    .select({
      id: contacts.id,
      fullName: contacts.fullName,
      version: contacts.version,
      updatedAt: contacts.updatedAt,
      suppressedEvents: contacts.suppressedEvents,
    })
    .from(contacts)
    .where(and(eq(contacts.userId, owner), inArray(contacts.id, ids)))
  const eventsNow = await tx
    .select({
      id: occasions.id,
      contactId: occasions.contactId,
      version: occasions.version,
      updatedAt: occasions.updatedAt,
      mutedAt: occasions.mutedAt,
      snoozedUntil: occasions.snoozedUntil,
    })
    .from(occasions)
    .where(and(eq(occasions.userId, owner), inArray(occasions.contactId, ids)))
  const gifts = await giftsSince(tx, owner, importId, ids)
  const withMore = await referredTo(tx, owner, contacts, sql`${ids}`)
  const eventIds = tx
    .select({ id: occasions.id })
    .from(occasions)
    .where(and(eq(occasions.userId, owner), inArray(occasions.contactId, ids)))
  const eventsWithMore = await referredTo(tx, owner, occasions, sql`${eventIds}`)

  const now = new Map(contactsNow.map((contact) => [contact.id, contact]))
  const eventsOf = groupBy(events, ({ contactId }) => contactId)
  const eventsNowOf = groupBy(eventsNow, ({ contactId }) => contactId)
  const isUntouched = (imported: ImportedEvent) => {
    const event = eventsNowOf.get(imported.contactId)?.find(({ id }) => id === imported.occasionId)
    return (
      event !== undefined &&
      event.version === (imported.versionAfter ?? 1) &&
      event.updatedAt.getTime() === at.getTime() &&
      event.mutedAt === null &&
      event.snoozedUntil === null &&
      !eventsWithMore.has(event.id)
    )
  }
  return people.flatMap((contact): Imported[] => {
    const there = now.get(contact.contactId)
    // Deleted since: nothing is left to take back.
    if (there === undefined) return []
    const own = eventsOf.get(contact.contactId) ?? []
    const areUntouched = own.every(isUntouched)
    const { fullName } = there
    const ofContact = gifts(contact.contactId, at)
    if (!contact.isNew) {
      const isSame = contact.versionAfter === null || there.version === contact.versionAfter
      return [
        {
          contact,
          events: own,
          gifts: ofContact.imported,
          fullName,
          why: !isSame
            ? texts.edited
            : !areUntouched
              ? texts.eventsEdited
              : ofContact.areUntouched
                ? undefined
                : texts.giftsEdited,
        },
      ]
    }
    const isSame =
      there.version === 1 && there.updatedAt.getTime() === at.getTime() && there.suppressedEvents.length === 0
    const hasOnlyThese = (eventsNowOf.get(contact.contactId) ?? []).length === own.length
    const why = !isSame
      ? texts.edited
      : !areUntouched || !hasOnlyThese
        ? texts.eventsEdited
        : !ofContact.areUntouched
          ? texts.giftsEdited
          : ofContact.hasOthers || withMore.has(contact.contactId)
            ? texts.hasMore
            : undefined
    return [{ contact, events: own, gifts: ofContact.imported, fullName, why }]
  })
}

/** The gift ideas of the import's contacts, with what happened to them since. */
async function giftsSince(tx: Tx, owner: OwnerId, importId: number, contactIds: SQLWrapper) {
  const staged = await tx
    .select({ id: importGifts.giftId })
    .from(importGifts)
    .where(and(eq(importGifts.userId, owner), eq(importGifts.importId, importId)))
  const there = await tx
    .select({
      id: giftIdeas.id,
      contactId: giftIdeas.contactId,
      version: giftIdeas.version,
      updatedAt: giftIdeas.updatedAt,
      pictureVersion: giftIdeas.pictureVersion,
    })
    .from(giftIdeas)
    .where(and(eq(giftIdeas.userId, owner), sql`${giftIdeas.contactId} in (${contactIds})`))
  const own = new Set(staged.map(({ id }) => id))
  const byContact = groupBy(there, ({ contactId }) => contactId)
  return (contactId: number, at: Date) => {
    const ofContact = byContact.get(contactId) ?? []
    const imported = ofContact.filter(({ id }) => own.has(id))
    return {
      imported: imported.map(({ id }) => id),
      hasOthers: imported.length < ofContact.length,
      areUntouched: imported.every(
        ({ version, updatedAt, pictureVersion }) =>
          version === 1 && updatedAt.getTime() === at.getTime() && pictureVersion === null,
      ),
    }
  }
}

/** Which rows of a table others refer to, besides its events' own and the server's. */
async function referredTo(
  tx: Tx,
  owner: OwnerId,
  target: typeof contacts | typeof occasions,
  ids: ReturnType<typeof sql>,
): Promise<Set<number>> {
  const found = new Set<number>()
  for (const { table, column } of references(target)) {
    const { rows } = await tx.execute<{ id: number }>(
      sql`select distinct ${sql.identifier(column.name)} as id from ${table} where user_id = ${owner} and ${sql.identifier(column.name)} = any(array${ids})`,
    )
    for (const { id } of rows) found.add(id)
  }
  return found
}

function references(target: PgTable): { table: PgTable; column: PgColumn }[] {
  const all = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable))
  return all
    .filter(
      (table) => table !== occasions && !byTheServer.includes(table) && !(target === contacts && table === giftIdeas),
    )
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((key) => {
        const { columns, foreignColumns, foreignTable } = key.reference()
        const column = columns[foreignColumns.findIndex(({ name }) => name === 'id')]
        return foreignTable === target && column !== undefined ? [{ table, column }] : []
      }),
    )
}
