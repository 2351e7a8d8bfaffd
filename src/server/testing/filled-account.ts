import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { feedbackTypes } from '#domain/feedback/kinds.ts'
import type { Db } from '#server/db/connection.ts'
import * as schema from '#server/db/schema.ts'
import { between, oneOf, seededRandom } from '#server/db/seed/random.ts'
import { versionOf } from '#server/features/pictures/own/stored-picture.ts'

/** Every table, in an order in which what is referred to comes first. */
export const allTables: PgTable[] = inOrder(Object.values<unknown>(schema).filter((value) => is(value, PgTable)))

/** The tables whose rows belong to a user: `users`, those that name one, and whatever a foreign key leads to it from. */
export const tablesOfUsers: PgTable[] = allTables.filter((table) => leadsToUsers(table))

type Row = Record<string, unknown>
type Random = () => number

/** Rows of one account that were written, by table. */
export type Filled = Map<PgTable, Row[]>

export interface Filling {
  seed: number
  contacts?: number
  /** Whether what may be null sometimes is; otherwise every column has a value, and none its default. */
  sparse?: boolean
  tables?: PgTable[]
  /** What was written for this user before. */
  before?: Filled
}

/** Gives a user rows in every table that can have some, also in one that was added yesterday. */
export async function fillAccount(
  db: Db,
  userId: string,
  { seed, contacts: people = 3, sparse = false, tables = tablesOfUsers, before = new Map() }: Filling,
): Promise<Filled> {
  const random = seededRandom(seed)
  const filled: Filled = new Map([...before, [schema.users, [{ id: userId }]]])
  for (const table of tables) {
    if (table === schema.users) {
      await db.update(schema.users).set(accountFields(random, sparse)).where(eq(schema.users.id, userId))
      continue
    }
    if (hasOneRow.has(table)) await db.delete(table).where(eq((table as typeof schema.userProfiles).userId, userId))
    const rows = Array.from({ length: rowsOf(table, people) }, (_, index) =>
      rowOf(table, { index, random, sparse, filled, userId }),
    )
    const written = await db.insert(table).values(rows).returning()
    filled.set(table, written)
  }
  return filled
}

const hasOneRow = new Set<PgTable>([schema.userProfiles, schema.userPreferences, schema.totpSecrets])

function rowsOf(table: PgTable, people: number): number {
  if (hasOneRow.has(table)) return 1
  if (table === schema.occasions) return people * 3
  if (table === schema.giftIdeas) return people * 4
  return people
}

interface Place {
  index: number
  random: Random
  sparse: boolean
  filled: Filled
  userId: string
}

function rowOf(table: PgTable, place: Place): Row {
  const row: Row = {}
  const { sparse, random, userId } = place
  const own = fields[getTableName(table)]?.(place) ?? {}
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (name in own) row[name] = own[name]
    else if (name === 'id' && column.hasDefault) continue
    else if (name === 'userId') row[name] = userId
    else if (sparse && !column.notNull && random() < 0.4) row[name] = null
    else row[name] = referred(table, column, place) ?? valueOf(column, random)
  }
  return fitted(table, row)
}

/** What a foreign key needs beside the owner: the row of the same number in the other table. */
function referred(table: PgTable, column: PgColumn, { filled, index }: Place): unknown {
  for (const key of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const at = columns.findIndex(({ name }) => name === column.name)
    const rows = filled.get(foreignTable)
    if (at < 0 || columns.length > 2 || !rows) continue
    const target = Object.entries(getTableColumns(foreignTable)).find(
      ([, { name }]) => name === foreignColumns[at]?.name,
    )
    return rows[index % rows.length]?.[target?.[0] ?? '']
  }
  return undefined
}

/** Something that a column of this kind takes, and that is not its default. */
function valueOf(column: PgColumn, random: Random): unknown {
  const [choice, ...choices] = (column.enumValues ?? []).filter((value) => value !== column.default && value !== '')
  if (choice !== undefined) return oneOf(random, [choice, ...choices])
  const type = column.getSQLType()
  if (type === 'boolean') return column.default === undefined ? random() < 0.5 : !(column.default as boolean)
  if (type === 'numeric(10, 2)') return between(random, 1, 9_999_999_999)
  if (type.startsWith('timestamp')) return new Date(Date.UTC(2024, 0, 1) + between(random, 1, 70_000_000_000))
  if (type === 'date') return dayOf(random)
  if (type === 'uuid') return randomUUID()
  if (type.endsWith('[]')) return [wordsOf(random), wordsOf(random)]
  if (type === 'bytea') return Buffer.from(wordsOf(random))
  if (type === 'jsonb') return { words: wordsOf(random) }
  if (/int|serial/.test(type)) return between(random, 2, 300)
  return wordsOf(random)
}

function dayOf(random: Random): string {
  return `${between(random, 1950, 2030)}-${pad(between(random, 1, 12))}-${pad(between(random, 1, 28))}`
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

const words = [
  'tea',
  'Zoë’s',
  '<b>bold</b>',
  '"quoted"',
  '🎁',
  'line\nbreak',
  '\\back',
  '${x}',
  '日本',
  ' spaced ',
  "o'clock",
] as const

function wordsOf(random: Random): string {
  return [oneOf(random, words), oneOf(random, words), between(random, 1, 1e9).toString(36)].join(' ')
}

const nullOr = <Value>({ sparse, random }: Place, value: Value): Value | null =>
  sparse && random() < 0.4 ? null : value
const address = (random: Random) => `${between(random, 1, 1e9).toString(36)}@example.org`

function accountFields(random: Random, sparse: boolean): Row {
  const name = () => (sparse && random() < 0.4 ? null : wordsOf(random))
  return { name: name(), firstName: name(), lastName: name() }
}

/** What must have a form of its own, or fit to another row. */
const fields: Record<string, (place: Place) => Row> = {
  contacts: (place) => ({
    birthday: nullOr(place, oneOf(place.random, ['05', '02/29', '1987-03-09'])),
    email: nullOr(place, address(place.random)),
    deliveryDays: nullOr(place, between(place.random, 6, 90)),
    emoji: nullOr(place, oneOf(place.random, ['🦄', '👩🏽‍🚀', '❤️'])),
  }),
  occasions: (place) => ({
    ...personOf(place),
    linkedTo: place.index % 3 === 2 ? null : (['birthday', 'anniversary'] as const)[place.index % 3],
    reminderMethod: oneOf(place.random, ['push', 'none']),
    deliveryDays: nullOr(place, between(place.random, 6, 90)),
  }),
  gift_ideas: (place) => {
    const { random, index } = place
    const events = place.filled.get(schema.occasions) ?? []
    const event = events[index % events.length] ?? {}
    const isAnEvents = !place.sparse || random() < 0.6
    return {
      contactId: event['contactId'],
      occasionId: isAnEvents ? event['id'] : null,
      isSaved: isAnEvents && (!place.sparse || random() < 0.5),
      currency: 'EUR',
      shopFields: [],
      rating: nullOr(place, '4.5'),
      imageUrl: nullOr(place, `https://shop.example/${index}.png`),
      productUrl: nullOr(place, `https://shop.example/?q=${index}&x=%20`),
    }
  },
  gift_splits: (place) => ({
    organizerEmail: nullOr(place, address(place.random)),
    contributors: [
      { id: randomUUID(), name: 'You', amountCents: 1, confirmed: false },
      {
        id: randomUUID(),
        name: wordsOf(place.random),
        email: address(place.random),
        amountCents: between(place.random, 0, 9_999_999_999),
        confirmed: true,
        contributedAt: '2026-11-01T10:00:00.000Z',
        reply: {
          state: 'paid',
          note: nullOr(place, wordsOf(place.random)),
          at: '2026-11-01T10:00:00.000Z',
          amountCents: between(place.random, 0, 9_999_999_999),
        },
      },
    ],
  }),
  import_files: importOf,
  import_people: importOf,
  import_contacts: importOf,
  import_occasions: importOf,
  import_gifts: importOf,
  ask_answers: (place) => ({
    contactId: place.filled.get(schema.contacts)?.[place.index]?.['id'],
    birthday: nullOr(place, '1987-03-09'),
  }),
  budget_envelopes: ({ index }) => ({ year: 2024 + index }),
  contributor_links: (place) => ({ giftIdeaId: place.filled.get(schema.giftIdeas)?.[place.index]?.['id'] }),
  presents_received: (place) => ({
    contactId: nullOr(place, place.filled.get(schema.contacts)?.[place.index]?.['id']),
  }),
  model_requests: (place) => ({
    outcome: oneOf(place.random, ['answered', 'late']),
    answer: nullOr(place, {
      picks: [{ productKey: wordsOf(place.random), title: wordsOf(place.random) }],
      ideas: [{ title: 'Tea set', search: 'tea set', reason: 'For slow tea', quote: 'slow tea' }],
    }),
  }),
  ask_links: (place) => ({ contactId: place.filled.get(schema.contacts)?.[place.index]?.['id'] }),
  plan_occurrences: ({ filled, index }) => ({
    occasionId: filled.get(schema.occasions)?.[index]?.['id'],
    planId: filled.get(schema.plans)?.[index % 2]?.['id'],
  }),
  contact_pictures: (place) => pictureOf('contactId', schema.contacts, place),
  price_drops: (place) => ({ giftIdeaId: place.filled.get(schema.giftIdeas)?.[place.index]?.['id'] }),
  gift_pictures: (place) => pictureOf('giftIdeaId', schema.giftIdeas, place),
  user_identities: ({ filled, index }) => entryOf(filled.get(schema.identityOwners)?.[index], 'issuer', 'subject'),
  passkeys: ({ filled, index }) => entryOf(filled.get(schema.passkeyOwners)?.[index], 'credentialId'),
  push_subscriptions: ({ filled, index }) => ({
    ...entryOf(filled.get(schema.endpointOwners)?.[index], 'endpoint'),
    sid: filled.get(schema.sessions)?.[index]?.['sid'],
  }),
  reminders: ({ index }) => ({ isSent: index % 2 === 0, isActive: index % 2 === 0 }),
  user_activities: (place) => {
    const [entityType, table] = oneOf<[string, PgTable]>(place.random, [
      ['contact', schema.contacts],
      ['occasion', schema.occasions],
      ['gift', schema.giftIdeas],
      ['plan', schema.plans],
    ])
    const occasionId = place.filled.get(schema.occasions)?.[place.index]?.['id']
    return {
      entityType,
      entityId: place.index === 0 ? 2_000_000_000 : place.filled.get(table)?.[place.index]?.['id'],
      metadata: { contactName: wordsOf(place.random), giftPrice: null, occasionId },
    }
  },
  // None the default of its column.
  feedback: ({ random }) => ({
    type: oneOf(random, feedbackTypes),
    priority: oneOf(random, ['high', 'low']),
    status: oneOf(random, ['in_progress', 'resolved', 'closed']),
  }),
  user_profiles: (place) => ({ email: nullOr(place, address(place.random)) }),
  user_preferences: (place) => ({
    timeZone: nullOr(place, 'Pacific/Auckland'),
    reminderDaysBefore: between(place.random, 8, 30),
    reminderHour: between(place.random, 10, 23),
    digestDay: between(place.random, 1, 6),
    digestHour: between(place.random, 10, 23),
    deliveryDays: between(place.random, 6, 90),
    howToPayUrl: nullOr(place, 'https://paypal.me/maya'),
    locale: 'de-DE',
    currency: 'EUR',
  }),
}

/** WebPs of one pixel. */
const pixels = [
  'UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAcQ/Y/+ByKi/wEA',
  'UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAdQwIj+ByKi/wEA',
  'UklGRhwAAABXRUJQVlA4TA8AAAAvAAAAAAcQ0f/+ByKi/wEA',
].map((base64) => Buffer.from(base64, 'base64'))

function pictureOf(field: string, owners: PgTable, { filled, index }: Place): Row {
  const content = pixels[index % pixels.length] ?? Buffer.alloc(0)
  return { [field]: filled.get(owners)?.[index]?.['id'], content, version: versionOf(content) }
}

/** What a row has in common with the entry that says whose it is. */
function entryOf(entry: Row | undefined, ...names: string[]): Row {
  return Object.fromEntries(names.map((name) => [name, entry?.[name]]))
}

function importOf({ filled, index }: Place): Row {
  return { importId: filled.get(schema.imports)?.[index]?.['id'] }
}

function personOf({ filled, index }: Place): Row {
  const contacts = filled.get(schema.contacts) ?? []
  return { contactId: contacts[Math.floor(index / 3) % contacts.length]?.['id'] }
}

/** What the tables check by themselves. */
function fitted(table: PgTable, row: Row): Row {
  if (table === schema.giftIdeas && row['isPurchased'] !== true)
    Object.assign(row, { occurrenceDate: null, deliveryState: 'none', arrivesOn: null, reaction: null })
  return row
}

function leadsToUsers(table: PgTable, seen = new Set<PgTable>()): boolean {
  if (table === schema.users || 'userId' in getTableColumns(table)) return true
  if (seen.has(table)) return false
  seen.add(table)
  return parentsOf(table).some((parent) => leadsToUsers(parent, seen))
}

function parentsOf(table: PgTable): PgTable[] {
  return getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
}

function inOrder(tables: PgTable[]): PgTable[] {
  const ordered: PgTable[] = []
  const visit = (table: PgTable) => {
    if (ordered.includes(table)) return
    for (const parent of parentsOf(table)) if (parent !== table) visit(parent)
    ordered.push(table)
  }
  for (const table of tables) visit(table)
  return ordered
}
