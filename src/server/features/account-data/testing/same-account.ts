import { fileLists, type FileList } from '#domain/account-data/file.ts'
import { references } from '#domain/account-data/links.ts'
import type { Db } from '#server/db/connection.ts'
import { asOwner } from '#server/identity/as-owner.ts'
import { columnsRestored, exportedLists, exportedSettings, keyColumns } from '../tables.ts'

type Row = Record<string, unknown>

/**
 * Everything a file brings back, table by table and column by column, with ids in words ('contacts 3'): two accounts that
 * are the same read the same. Straight from the tables, by none of the code that exports.
 */
export async function readAccount(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const owner = asOwner(userId)
  const account: Record<string, Row[]> = {}
  for (const [name, exported] of Object.entries(exportedSettings))
    account[name] = await db.select(columnsRestored(exported)).from(exported.table).where(exported.of(owner))
  const numbers = new Map<string, string>()
  for (const list of fileLists) {
    const exported = exportedLists[list]
    const rows: Row[] = await db
      .select(columnsRestored(exported))
      .from(exported.table)
      .where(exported.of(owner))
      .orderBy(...keyColumns(exported.table))
    for (const [index, { id }] of rows.entries()) numbers.set(`${list} ${String(id)}`, `${list} ${index + 1}`)
    account[list] = rows.map((row) => inWords(list, row, numbers))
  }
  return account
}

const entities: Record<string, FileList> = {
  contact: 'contacts',
  occasion: 'occasions',
  gift: 'giftIdeas',
  plan: 'plans',
}

function inWords(list: FileList, row: Row, numbers: Map<string, string>): Row {
  const named = (target: FileList, id: unknown) => numbers.get(`${target} ${String(id)}`) ?? null
  const words = { ...row }
  if ('id' in row) words['id'] = named(list, row['id'])
  for (const [field, target] of Object.entries(references[list])) words[field] = named(target, row[field])
  if (list !== 'activities') return words
  const metadata = row['metadata'] as Row
  const target = entities[String(row['entityType'])]
  words['entityId'] = target ? named(target, row['entityId']) : null
  if ('occasionId' in metadata)
    words['metadata'] = { ...metadata, occasionId: named('occasions', metadata['occasionId']) }
  return words
}
