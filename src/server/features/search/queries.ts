import { and, eq, sql } from 'drizzle-orm'
import { comingOccurrence } from '#domain/occasions/recurrence.ts'
import { bestOf, needleOf, type Searchable } from '#domain/search/rank.ts'
import {
  MAX_FOUND,
  type Found,
  type FoundContact,
  type FoundEvent,
  type FoundGift,
  type FoundPlan,
} from '#domain/search/schema.ts'
import { contactPicture, giftPicture } from '#domain/pictures/picture.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { moneyText } from '#domain/shared/wire.ts'
import { imageUrlToKeep } from '#server/db/image-url.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts, giftIdeas, occasions, plans } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'
import { indexOf, type IndexedRow } from './search-index.ts'

/** Coming events shown before anything is typed. */
const NEXT_EVENTS = 5

/**
 * What matches the query, best first; for a blank one, coming events and recently changed contacts.
 * @param dataVersion the owner's write count
 */
export async function find(db: DbOrTx, actor: Actor, dataVersion: number, query: string): Promise<Found> {
  const index = await indexOf(db, actor, dataVersion)
  const needle = needleOf(query)
  const best = (rows: readonly (IndexedRow & Searchable)[]) => (needle ? bestOf(rows, needle, MAX_FOUND) : [])
  const [foundContacts, foundEvents, foundPlans, foundGifts] = await Promise.all([
    contactsOf(db, actor, needle ? best(index.contacts) : index.latestContacts),
    eventsOf(db, actor, needle ? best(index.events) : index.events.filter(isComing).slice(0, NEXT_EVENTS)),
    plansOf(db, actor, best(index.plans)),
    giftsOf(db, actor, best(index.gifts)),
  ])
  return { contacts: foundContacts, events: foundEvents, plans: foundPlans, gifts: foundGifts }
}

function isComing({ nextDate }: { nextDate: string | null }): boolean {
  return nextDate !== null
}

async function contactsOf(db: DbOrTx, { owner }: Actor, rows: readonly IndexedRow[]): Promise<FoundContact[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return inOrderOf(ids, await contactRows(db).execute({ owner, ids })).map(({ pictureVersion, ...contact }) =>
    Object.assign(contact, { picture: contactPicture({ id: contact.id, pictureVersion }) }),
  )
}

async function eventsOf(db: DbOrTx, actor: Actor, rows: readonly IndexedRow[]): Promise<FoundEvent[]> {
  const { owner, today, leapDay } = actor
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return inOrderOf(ids, await eventRows(db).execute({ owner, ids })).map(({ id, name, contact, ...schedule }) => {
    const date = comingOccurrence(schedule, today, leapDay)
    return { id, name, date, daysUntil: daysBetween(today, date), contact }
  })
}

async function plansOf(db: DbOrTx, { owner, today }: Actor, rows: readonly IndexedRow[]): Promise<FoundPlan[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return inOrderOf(ids, await planRows(db).execute({ owner, ids })).map((plan) =>
    Object.assign(plan, { daysUntil: daysBetween(today, plan.date) }),
  )
}

async function giftsOf(db: DbOrTx, { owner }: Actor, rows: readonly IndexedRow[]): Promise<FoundGift[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  return inOrderOf(ids, await giftRows(db).execute({ owner, ids })).map(({ price, pictureVersion, ...gift }) =>
    Object.assign(gift, { price: moneyText(price), picture: giftPicture({ ...gift, pictureVersion }) }),
  )
}

function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const isOwners = eq(contacts.userId, sql.placeholder('owner'))
const person = { id: contacts.id, fullName: contacts.fullName, relationship: contacts.relationship }

function among(id: typeof contacts.id | typeof occasions.id | typeof plans.id | typeof giftIdeas.id) {
  return sql`${id} in (select unnest(${sql.placeholder('ids')}::bigint[]))`
}

const contactRows = preparedOnce((db) =>
  db
    .select({ ...person, email: contacts.email, emoji: contacts.emoji, pictureVersion: contacts.pictureVersion })
    .from(contacts)
    .where(and(isOwners, among(contacts.id)))
    .prepare('found_contacts'),
)

const eventRows = preparedOnce((db) =>
  db
    .select({
      id: occasions.id,
      name: occasions.name,
      date: occasions.date,
      isRecurring: occasions.isRecurring,
      dateRule: occasions.dateRule,
      contact: person,
    })
    .from(occasions)
    .innerJoin(contacts, contactOf(occasions))
    .where(and(isOwners, among(occasions.id)))
    .prepare('found_events'),
)

const planRows = preparedOnce((db) =>
  db
    .select({ id: plans.id, name: plans.name, date: plans.date })
    .from(plans)
    .where(and(eq(plans.userId, sql.placeholder('owner')), among(plans.id)))
    .prepare('found_plans'),
)

const giftRows = preparedOnce((db) =>
  db
    .select({
      id: giftIdeas.id,
      title: giftIdeas.title,
      price: giftIdeas.price,
      priceKind: giftIdeas.priceKind,
      imageUrl: imageUrlToKeep,
      pictureVersion: giftIdeas.pictureVersion,
      itemType: giftIdeas.itemType,
      isPurchased: giftIdeas.isPurchased,
      contact: person,
    })
    .from(giftIdeas)
    .innerJoin(contacts, contactOf(giftIdeas))
    .where(and(isOwners, among(giftIdeas.id)))
    .prepare('found_gifts'),
)
