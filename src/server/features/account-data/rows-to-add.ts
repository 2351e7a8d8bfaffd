import { and, eq, isNotNull } from 'drizzle-orm'
import type { FileList } from '#domain/account-data/file.ts'
import { references } from '#domain/account-data/links.ts'
import { hasShop } from '#domain/gifts/offers/content.ts'
import type { Tx } from '#server/db/connection.ts'
import { occasions, users } from '#server/db/schema.ts'
import { pictureFromFile } from '#server/features/pictures/own/commands.ts'
import type { OwnerId } from '#server/identity/actor.ts'
import { findPlaces, hasUids, type Places } from './find-places.ts'
import type { Fields } from './insert-entries.ts'
import { isRecognizedByText, notYetThere } from './not-yet-there.ts'

/**
 * Those entries of a list that the account does not have, as rows of this account.
 * @param places the new ids of earlier lists' entries; this list's are added
 */
export async function rowsToAdd(
  tx: Tx,
  owner: OwnerId,
  list: FileList,
  entries: Fields[],
  places: Places,
): Promise<Fields[]> {
  const own = { userId: owner, ...(list === 'feedback' ? await senderAndRead(tx, owner) : {}) }
  const rows = entries.map((entry): Fields => ({ ...moved(list, entry, places), ...own }))
  if (!hasUids(list)) return isRecognizedByText(list) ? notYetThere(tx, owner, list, rows) : rows
  const linked = list === 'occasions' ? await linkedEvents(tx, owner, rows) : undefined
  const found = await findPlaces(tx, owner, list, rows as { id: number; uid: string }[], linked)
  places[list] = found
  return rows.flatMap((row) => {
    const place = found.get(row['id'] as number)
    return place?.isNew === true ? [Object.assign(row, { id: place.id, uid: place.uid })] : []
  })
}

/** The entry with the ids that hold in this account for what it names. */
function moved(list: FileList, entry: Fields, places: Places): Fields {
  const row = { ...entry }
  for (const [field, target] of Object.entries(references[list])) row[field] = idIn(places, target, entry[field])
  if (list === 'giftIdeas') {
    const event = places.occasions?.get(entry['occasionId'] as number)
    const gift = row as { provider: string; productKey?: string | null; isPurchased: boolean }
    const isLookedUp = hasShop({ provider: gift.provider, productKey: gift.productKey ?? null }) && !gift.isPurchased
    // Long ago, so it's looked up as soon as that may be due.
    const checkAt = isLookedUp ? row['createdAt'] : null
    return { ...row, contactId: event?.contactId ?? row['contactId'], checkAt }
  }
  if (list === 'contactPictures' || list === 'giftPictures')
    return { ...row, ...pictureFromFile(entry['content'] as string) }
  return list === 'activities' ? { ...row, ...activityHere(entry, places) } : row
}

/** Whom an administrator answers, as of one that was sent just now; and it is nothing new. */
async function senderAndRead(tx: Tx, owner: OwnerId): Promise<Fields> {
  const [sender] = await tx
    .select({ userName: users.name, userEmail: users.email })
    .from(users)
    .where(eq(users.id, owner))
  return { ...sender, isRead: true }
}

const entityLists: Record<string, FileList | undefined> = {
  contact: 'contacts',
  occasion: 'occasions',
  gift: 'giftIdeas',
  plan: 'plans',
}

/** An activity may be about something deleted since, which has no id anymore. */
function activityHere({ entityId, entityType, metadata }: Fields, places: Places): Fields {
  const { occasionId, ...others } = metadata as Fields
  return {
    entityId: idIn(places, entityLists[String(entityType)], entityId),
    metadata: occasionId === undefined ? others : { ...others, occasionId: idIn(places, 'occasions', occasionId) },
  }
}

function idIn(places: Places, list: FileList | undefined, id: unknown): number | null {
  return (list && places[list]?.get(id as number)?.id) ?? null
}

/** A contact that is there may have its birthday already, though not the file's: it has only one. */
async function linkedEvents(tx: Tx, owner: OwnerId, rows: Fields[]): Promise<Map<number, { id: number }>> {
  const linked = await tx
    .select({ id: occasions.id, contactId: occasions.contactId, linkedTo: occasions.linkedTo })
    .from(occasions)
    .where(and(eq(occasions.userId, owner), isNotNull(occasions.linkedTo)))
  const there = new Map(linked.map(({ id, contactId, linkedTo }) => [`${contactId} ${linkedTo}`, { id }]))
  return new Map(
    rows.flatMap(({ id, contactId, linkedTo }) => {
      const event = there.get(`${contactId as number} ${linkedTo as string}`)
      return event ? [[id as number, event]] : []
    }),
  )
}
