import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FileList } from '#domain/account-data/file.ts'
import type { Tx } from '#server/db/connection.ts'
import { contacts, giftIdeas, giftSplits, occasions, plans } from '#server/db/schema.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { newIds } from './insert-entries.ts'

/** Where an entry of the file goes in the importing account. */
export interface Place {
  id: number
  uid: string
  /** False if the account already has it: then it stays unchanged. */
  isNew: boolean
  /** For an existing event: whose it is, whatever the file says. */
  contactId?: number
}

export type Places = Partial<Record<FileList, ReadonlyMap<number, Place>>>

interface Entry {
  id: number
  uid: string
}

const tables = { contacts, occasions, giftIdeas, giftSplits, plans }
type ListWithUids = keyof typeof tables

export function hasUids(list: FileList): list is ListWithUids {
  return list in tables
}

/**
 * Finds for every entry its existing row, or an id for a new one, which keeps the file's uid. In version 0.1 a uid that another
 * account had was replaced by one derived from the account and the file's uid: a row with that one is the entry's, too.
 * @param known rows that the account has in an entry's place under another uid
 */
export async function findPlaces(
  tx: Tx,
  owner: OwnerId,
  list: ListWithUids,
  entries: readonly Entry[],
  known: ReadonlyMap<number, { id: number }> = new Map(),
): Promise<Map<number, Place>> {
  const asked = entries.flatMap(({ uid }) => [uid, uidFor(owner, uid)])
  const found = await rowsWithUids(tx, owner, list, asked)
  const there = new Map(found.map((row) => [row.uid, row]))
  const places = new Map<number, Place>()
  const missing: Entry[] = []
  for (const { id, uid } of entries) {
    const own = there.get(uid) ?? there.get(uidFor(owner, uid)) ?? known.get(id)
    if (own === undefined) missing.push({ id, uid })
    else places.set(id, { ...own, uid, isNew: false })
  }
  const ids = await newIds(tx, tables[list], missing.length)
  for (const [index, { id, uid }] of missing.entries()) places.set(id, { id: ids[index] ?? 0, uid, isNew: true })
  return places
}

function rowsWithUids(
  tx: Tx,
  owner: OwnerId,
  list: ListWithUids,
  uids: string[],
): Promise<(Entry & Pick<Place, 'contactId'>)[]> {
  const table = tables[list]
  const isAsked = and(eq(table.userId, owner), sql`${table.uid} = any(${sql.param(uids)}::uuid[])`)
  const columns = { uid: table.uid, id: table.id }
  if (table === occasions)
    return tx
      .select({ ...columns, contactId: occasions.contactId })
      .from(table)
      .where(isAsked)
  return tx.select(columns).from(table).where(isAsked)
}

/** The uid that an entry got when its own was taken: a UUID of version 8, made of both (RFC 9562 §5.8). */
function uidFor(owner: OwnerId, uid: string): string {
  const hex = createHash('sha256').update(`${owner} ${uid}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
