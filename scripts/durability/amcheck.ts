import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

export interface Soundness {
  /** B-tree indexes whose entries all lead to their rows and back. */
  soundIndexes: number
  damagedPages: number
}

/**
 * PostgreSQL's own inspection of every index and table of a closed embedded database.
 * @throws when an index is damaged
 */
export async function inspect(dataDir: string): Promise<Soundness> {
  const cluster = await PGlite.create(path.join(dataDir, 'pg'), { extensions: { amcheck, pg_trgm } })
  try {
    await cluster.exec('create extension if not exists amcheck')
    const indexes = await cluster.query<{ sound: number }>(`
      select count(*)::int as sound from (
        select bt_index_parent_check(index.oid, true) from pg_class as index
        join pg_am on pg_am.oid = index.relam and pg_am.amname = 'btree'
        where index.relkind = 'i' and index.relpersistence = 'p') as checked`)
    const pages = await cluster.query<{ damaged: number }>(`
      select count(*)::int as damaged from pg_class as heap, verify_heapam(heap.oid)
      where heap.relkind = 'r' and heap.relpersistence = 'p'`)
    return { soundIndexes: indexes.rows[0]?.sound ?? 0, damagedPages: pages.rows[0]?.damaged ?? 0 }
  } finally {
    await cluster.close()
  }
}
