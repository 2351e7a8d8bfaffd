import { eq, sql, type SQL } from 'drizzle-orm'
import { relationshipLabel } from '#domain/contacts/relationships.ts'
import { nextOccurrence, type DateRule } from '#domain/occasions/recurrence.ts'
import { searchable, type Searchable } from '#domain/search/rank.ts'
import { MAX_FOUND } from '#domain/search/schema.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { foldText } from '#domain/shared/search-text.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { contactOf } from '#server/db/keys.ts'
import { preparedOnce } from '#server/db/prepared.ts'
import { contacts, giftIdeas, occasions, plans } from '#server/db/schema.ts'
import type { Actor } from '#server/identity/actor.ts'

export interface IndexedRow {
  id: number
}

/** The folded names of everything a user has, each list in the order in which equal matches are shown. */
export interface SearchIndex {
  /** By name. */
  contacts: (IndexedRow & Searchable)[]
  /** Changed last first. */
  latestContacts: IndexedRow[]
  /** Those to come by date, then those that are over, the latest first. */
  events: (IndexedRow & Searchable & { nextDate: CalendarDate | null })[]
  /** In the same order. */
  plans: (IndexedRow & Searchable)[]
  /** The newest first. */
  gifts: (IndexedRow & Searchable)[]
}

/** Rows of all cached indexes together, at about 250 bytes each. */
const MAX_KEPT_ROWS = 120_000

// A Map remembers insertion order, so its first key is the one used longest ago.
const kept = new Map<string, { version: string; rows: number; index: Promise<SearchIndex> }>()

/**
 * Accents are folded here and not by the database: `unaccent` is an extension that may be missing, and lower() depends on
 * the cluster's locale, so the two databases would find different things. Reading and folding everything takes too long
 * for every keystroke, so the result is cached until the user's write count or date changes.
 */
export function indexOf(db: DbOrTx, actor: Actor, dataVersion: number): Promise<SearchIndex> {
  const version = `${dataVersion} ${actor.today} ${actor.leapDay}`
  const known = kept.get(actor.owner)
  kept.delete(actor.owner)
  if (known?.version === version) {
    kept.set(actor.owner, known)
    return known.index
  }
  const entry = { version, rows: 0, index: readIndex(db, actor) }
  kept.set(actor.owner, entry)
  entry.index.then(
    (index) => {
      entry.rows = index.contacts.length + index.events.length + index.plans.length + index.gifts.length
      dropOldest()
    },
    () => {
      if (kept.get(actor.owner) === entry) kept.delete(actor.owner)
    },
  )
  return entry.index
}

function dropOldest() {
  let rows = 0
  for (const entry of kept.values()) rows += entry.rows
  for (const [owner, entry] of kept) {
    if (rows <= MAX_KEPT_ROWS) break
    rows -= entry.rows
    kept.delete(owner)
  }
}

async function readIndex(db: DbOrTx, { owner, today, leapDay }: Actor): Promise<SearchIndex> {
  const [[people], [schedules], named, [gifts]] = await Promise.all([
    contactNames(db).execute({ owner }),
    eventNames(db).execute({ owner }),
    planNames(db).execute({ owner }),
    giftTitles(db).execute({ owner }),
  ])
  // Folding is what takes time, so each of the few thousand names is folded only once, not once per event.
  const names = new Map(people?.rows.map(([id, fullName]) => [id, foldText(fullName)]))
  const nameOf = (contactId: number) => names.get(contactId) ?? ''
  return {
    contacts: (people?.rows ?? [])
      .map(([id, , relationship, email]) => ({
        id,
        names: nameOf(id),
        also: `${foldText(relationshipLabel(relationship))}\n${foldText(email ?? '')}`,
      }))
      .toSorted((a, b) => (a.names === b.names ? a.id - b.id : a.names < b.names ? -1 : 1)),
    latestContacts: (people?.rows ?? []).slice(0, MAX_FOUND).map(([id]) => ({ id })),
    events: (schedules?.rows ?? [])
      .map(([id, contactId, name, date, isRecurring, dateRule]) => ({
        id,
        names: `${foldText(name)}\n${nameOf(contactId)}`,
        also: '',
        date,
        nextDate: nextOccurrence({ date, isRecurring, dateRule }, today, leapDay),
      }))
      .toSorted(comingFirst),
    plans: named
      .map(({ id, name, date }) => ({ id, ...searchable([name]), date, nextDate: date < today ? null : date }))
      .toSorted(comingFirst),
    gifts: (gifts?.rows ?? [])
      .map(([id, contactId, title]) => ({ id, names: foldText(title), also: nameOf(contactId) }))
      .toSorted((a, b) => b.id - a.id),
  }
}

type Scheduled = { id: number; date: CalendarDate; nextDate: CalendarDate | null }

function comingFirst(a: Scheduled, b: Scheduled): number {
  if (a.nextDate === null && b.nextDate === null) return a.date === b.date ? a.id - b.id : a.date > b.date ? -1 : 1
  if (a.nextDate === null || b.nextDate === null) return a.nextDate === null ? 1 : -1
  return a.nextDate === b.nextDate ? a.id - b.id : a.nextDate < b.nextDate ? -1 : 1
}

const isOwners = eq(contacts.userId, sql.placeholder('owner'))

/**
 * All rows as one value: tens of thousands of single rows take the wire of the embedded database three times as long
 * (measured at 5,000 contacts, 20,000 events and 20,000 gifts).
 */
function allOf<Row extends unknown[]>(row: SQL, order = sql``) {
  return { rows: sql<Row[]>`coalesce(json_agg(json_build_array(${row})${order}), '[]')` }
}

const contactNames = preparedOnce((db) =>
  db
    .select(
      allOf<[id: number, fullName: string, relationship: string, email: string | null]>(
        sql`${contacts.id}, ${contacts.fullName}, ${contacts.relationship}, ${contacts.email}`,
        sql` order by ${contacts.updatedAt} desc, ${contacts.id} desc`,
      ),
    )
    .from(contacts)
    .where(isOwners)
    .prepare('searched_contacts'),
)

type EventRow = [id: number, contactId: number, name: string, CalendarDate, isRecurring: boolean, DateRule]

const eventNames = preparedOnce((db) =>
  db
    .select(
      allOf<EventRow>(
        sql`${occasions.id}, ${occasions.contactId}, ${occasions.name}, ${occasions.date}, ${occasions.isRecurring}, ${occasions.dateRule}`,
      ),
    )
    .from(occasions)
    .innerJoin(contacts, contactOf(occasions))
    .where(isOwners)
    .prepare('searched_events'),
)

const planNames = preparedOnce((db) =>
  db
    .select({ id: plans.id, name: plans.name, date: plans.date })
    .from(plans)
    .where(eq(plans.userId, sql.placeholder('owner')))
    .prepare('searched_plans'),
)

const giftTitles = preparedOnce((db) =>
  db
    .select(
      allOf<[id: number, contactId: number, title: string]>(
        sql`${giftIdeas.id}, ${giftIdeas.contactId}, ${giftIdeas.title}`,
      ),
    )
    .from(giftIdeas)
    .innerJoin(contacts, contactOf(giftIdeas))
    .where(isOwners)
    .prepare('searched_gifts'),
)
