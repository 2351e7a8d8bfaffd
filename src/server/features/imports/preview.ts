import { setImmediate as breathe } from 'node:timers/promises'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { FoundPerson } from '#domain/imports/found-person.ts'
import { createMatcher, type Matches } from '#domain/imports/match-people.ts'
import { createPreview, type KnownContact } from '#domain/imports/preview.ts'
import type { OpenImport } from '#domain/imports/schema.ts'
import { mapChoices, type ContactChoice } from '#domain/contacts/choice-fields.ts'
import { contactTextFields } from '#domain/contacts/text-fields.ts'
import { mapValues } from '#domain/shared/map-values.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contacts, giftIdeas, importOccasions, importPeople, occasions, users } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { roomFor } from './open-preview.ts'
import { presentImport } from './present.ts'
import type { ImportRow } from './queries.ts'

/** People compared with the account's contacts before other requests get their turn. */
const AT_ONCE = 250

/**
 * The answer about an open import as JSON, piece by piece: ten thousand people are never one text, and other requests get
 * their turn in between.
 */
export async function* openImportText(db: DbOrTx, owner: OwnerId, row: ImportRow): AsyncGenerator<string> {
  const { columns, guess, assumptions } = row
  const facts: OpenImport = { ...presentImport(row), ...(assumptions && { assumptions }) }
  if (row.state === 'mapping' && columns && guess) {
    yield JSON.stringify({ ...facts, columns, guess } satisfies OpenImport)
    return
  }
  if (row.state === 'done') {
    const isAdded = and(
      eq(importOccasions.userId, owner),
      eq(importOccasions.importId, row.id),
      isNull(importOccasions.before),
    )
    yield JSON.stringify({ ...facts, events: await db.$count(importOccasions, isAdded) } satisfies OpenImport)
    return
  }
  if (row.state !== 'preview') {
    yield JSON.stringify(facts)
    return
  }
  const people = await peopleOf(db, owner, row.id)
  const known = await knownContacts(db, owner)
  const matchesOf = await matchAll(people, known)
  const contactsOf = (some: readonly FoundPerson[]) =>
    some.flatMap((person) => matchesOf(person).matching.map(({ contact }) => contact.id))
  const withEvents = people.filter(({ events, anniversaryDate }) => events.length > 0 || anniversaryDate !== null)
  const previewOf = createPreview(
    {
      name: await nameOf(db, owner),
      matchesOf,
      eventsOf: await knownEvents(db, owner, contactsOf(withEvents)),
      giftsOf: await knownGifts(db, owner, contactsOf(people.filter(({ gifts }) => gifts.length > 0))),
    },
    people,
  )
  const opened = {
    ...facts,
    isMapped: columns !== null,
    problems: row.problems,
    room: roomFor(known.length),
  } satisfies OpenImport
  yield `${JSON.stringify(opened).slice(0, -1)},"people":[`
  for (let start = 0; start < people.length; start += AT_ONCE) {
    const some = people.slice(start, start + AT_ONCE).map((person) => JSON.stringify(previewOf(person)))
    yield (start === 0 ? '' : ',') + some.join(',')
    await breathe()
  }
  yield ']}'
}

/** In short statements, so that no other request waits for all of them. */
export async function peopleOf(db: DbOrTx, owner: OwnerId, importId: number): Promise<FoundPerson[]> {
  const people: FoundPerson[] = []
  for (let after = 0; ; after += AT_ONCE) {
    const some = await peopleAfter(db, owner, importId, after, AT_ONCE)
    people.push(...some)
    if (some.length < AT_ONCE) return people
    await breathe()
  }
}

/** Positions count from 1, without gaps. */
export async function peopleAfter(
  db: DbOrTx,
  owner: OwnerId,
  importId: number,
  after: number,
  limit: number,
): Promise<FoundPerson[]> {
  const rows = await db
    .select({ person: importPeople.person })
    .from(importPeople)
    .where(and(eq(importPeople.userId, owner), eq(importPeople.importId, importId), gt(importPeople.position, after)))
    .orderBy(asc(importPeople.position))
    .limit(limit)
  return rows.map(({ person }) => person)
}

export const comparedColumns = {
  id: contacts.id,
  fullName: contacts.fullName,
  relationship: contacts.relationship,
  birthday: contacts.birthday,
  anniversaryDate: contacts.anniversaryDate,
  email: contacts.email,
  ...mapChoices<Pick<typeof contacts, ContactChoice>>((name) => contacts[name]),
  categoryIds: contacts.categoryIds,
  ...mapValues(contactTextFields, (_, name) => contacts[name]),
}

async function knownContacts(db: DbOrTx, owner: OwnerId): Promise<KnownContact[]> {
  return db.select(comparedColumns).from(contacts).where(eq(contacts.userId, owner)).orderBy(contacts.id)
}

export async function nameOf(db: DbOrTx, owner: OwnerId): Promise<string | null> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, owner))
  return row?.name ?? null
}

/** Who of the contacts each person may be, once for all questions. */
async function matchAll(people: readonly FoundPerson[], known: readonly KnownContact[]) {
  const matchesOf = createMatcher(known)
  const found = new Map<FoundPerson, Matches<KnownContact>>()
  for (let start = 0; start < people.length; start += AT_ONCE) {
    await breathe()
    for (const person of people.slice(start, start + AT_ONCE)) found.set(person, matchesOf(person))
  }
  return (person: FoundPerson) => found.get(person) ?? matchesOf(person)
}

/** What events of a file are compared with. */
export const knownEventColumns = {
  contactId: occasions.contactId,
  name: occasions.name,
  date: occasions.date,
  type: occasions.type,
  isRecurring: occasions.isRecurring,
  dateRule: occasions.dateRule,
}

/** Events of the contacts that the file's people may be: nobody asks for the others'. */
async function knownEvents(db: DbOrTx, owner: OwnerId, contactIds: readonly number[]) {
  const asked = new Set(contactIds)
  const rows =
    asked.size === 0
      ? []
      : await db
          .select(knownEventColumns)
          .from(occasions)
          .where(and(eq(occasions.userId, owner), inArray(occasions.contactId, [...asked])))
  const byContact = groupBy(rows, ({ contactId }) => contactId)
  return (contactId: number) => byContact.get(contactId) ?? []
}

/** Gift ideas of the contacts that people with gifts may be. */
async function knownGifts(db: DbOrTx, owner: OwnerId, contactIds: readonly number[]) {
  const byContact = groupBy(await giftsOf(db, owner, [...new Set(contactIds)]), ({ contactId }) => contactId)
  return (contactId: number) => byContact.get(contactId) ?? []
}

export async function giftsOf(db: DbOrTx, owner: OwnerId, contactIds: readonly number[]) {
  if (contactIds.length === 0) return []
  return db
    .select({ contactId: giftIdeas.contactId, title: giftIdeas.title, occurrenceDate: giftIdeas.occurrenceDate })
    .from(giftIdeas)
    .where(and(eq(giftIdeas.userId, owner), inArray(giftIdeas.contactId, [...contactIds])))
}
