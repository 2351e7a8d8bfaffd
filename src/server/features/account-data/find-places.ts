import { createHash, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FileList } from '#domain/account-data/file.ts'
import type { DbOrTx, Tx } from '#server/db/connection.ts'
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

interface Holder extends Entry {
  userId: string
  contactId?: number
}

/** Owners of uids. A uid is unique across all accounts of the server, except that of a plan: it's unique in its own. */
const holders = {
  contacts: (db: DbOrTx, uids: string[]) =>
    db
      .select({ uid: contacts.uid, id: contacts.id, userId: contacts.userId })
      .from(contacts)
      .where(isAny(contacts.uid, uids)),
  occasions: (db: DbOrTx, uids: string[]) =>
    db
      .select({ uid: occasions.uid, id: occasions.id, userId: occasions.userId, contactId: occasions.contactId })
      .from(occasions)
      .where(isAny(occasions.uid, uids)),
  giftIdeas: (db: DbOrTx, uids: string[]) =>
    db
      .select({ uid: giftIdeas.uid, id: giftIdeas.id, userId: giftIdeas.userId })
      .from(giftIdeas)
      .where(isAny(giftIdeas.uid, uids)),
  giftSplits: (db: DbOrTx, uids: string[]) =>
    db
      .select({ uid: giftSplits.uid, id: giftSplits.id, userId: giftIdeas.userId })
      .from(giftSplits)
      .innerJoin(giftIdeas, eq(giftIdeas.id, giftSplits.giftIdeaId))
      .where(isAny(giftSplits.uid, uids)),
  plans: (db: DbOrTx, uids: string[], owner: OwnerId) =>
    db
      .select({ uid: plans.uid, id: plans.id, userId: plans.userId })
      .from(plans)
      .where(and(eq(plans.userId, owner), isAny(plans.uid, uids))),
}
const tables = { contacts, occasions, giftIdeas, giftSplits, plans }
type ListWithUids = keyof typeof holders

export function hasUids(list: FileList): list is ListWithUids {
  return list in holders
}

/**
 * Finds for every entry its existing row, or an id and a uid for a new one. The file's uid is kept if it's free. If
 * another account of this server has it, the entry gets one derived from the account and the file's uid, so that
 * importing the same file again finds it.
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
  const found: Holder[] = await holders[list](tx, asked, owner)
  const held = new Map(found.map((row) => [row.uid, row]))
  const own = (uid: string) => {
    const holder = held.get(uid)
    return holder?.userId === owner ? holder : undefined
  }
  const places = new Map<number, Place>()
  const missing: Entry[] = []
  for (const { id, uid } of entries) {
    const there = own(uid) ?? own(uidFor(owner, uid)) ?? known.get(id)
    if (there === undefined) missing.push({ id, uid })
    else places.set(id, { ...there, uid, isNew: false })
  }
  const ids = await newIds(tx, tables[list], missing.length)
  for (const [index, { id, uid }] of missing.entries()) {
    const free = [uid, uidFor(owner, uid)].find((candidate) => !held.has(candidate)) ?? randomUUID()
    places.set(id, { id: ids[index] ?? 0, uid: free, isNew: true })
  }
  return places
}

/** The uid an entry gets in this account when its own is taken: a UUID of version 8, made of both (RFC 9562 §5.8). */
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

function isAny(column: (typeof tables)[ListWithUids]['uid'], uids: string[]) {
  return sql`${column} = any(${sql.param(uids)}::uuid[])`
}
