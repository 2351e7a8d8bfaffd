import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Database } from '#server/db/connection.ts'
import * as schema from '#server/db/schema.ts'
import { openOwnDatabase } from '#server/db/testing.ts'
import { EMBEDDED, embeddedIdeas } from './ideas.ts'
import { embeddedHash, IMPORT_LOCK, importEmbedded } from './import.ts'

const { catalogueImports, catalogueWords, products } = schema

let database: Database
const now = new Date('2026-11-21T15:00:00Z')

beforeAll(async () => {
  database = await openOwnDatabase()
})
afterAll(() => database.close())

const isEmbedded = eq(products.provider, EMBEDDED)

async function forgetImport() {
  await database.db.delete(catalogueImports)
}

describe('the import of the embedded catalogue', () => {
  it('brings every idea, and is done with nothing to do the next time', async () => {
    expect(await database.db.$count(products, isEmbedded)).toBe(embeddedIdeas().length)
    expect(await importEmbedded(database, now)).toBe(false)
  })

  it('keeps nothing of one that fails', async () => {
    await forgetImport()
    const broken = { ...database, patiently: () => Promise.reject(new Error('no room left')) }
    await expect(importEmbedded(broken, now)).rejects.toThrow('no room left')
    expect(await database.db.$count(catalogueImports)).toBe(0)
  })

  it('is done once by processes that start together, and brings no idea twice', async () => {
    await forgetImport()
    const imported = await Promise.all(Array.from({ length: 4 }, () => importEmbedded(database, now)))
    expect(imported.filter(Boolean)).toHaveLength(1)
    expect(await database.db.$count(products, isEmbedded)).toBe(embeddedIdeas().length)
  })

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'waits for another process however long a statement may take, and says so',
    async () => {
      await forgetImport()
      const hurried = new pg.Pool({ ...database.pool.options, statement_timeout: 200 })
      onTestFinished(() => hurried.end())
      const said: unknown[] = []
      const waiting = await database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`)
        const log = { warn: (line: unknown) => said.push(line) }
        const imported = importEmbedded({ ...database, db: drizzle(hurried, { schema }) }, now, log)
        await sleep(1_000)
        await tx.insert(catalogueImports).values({ provider: EMBEDDED, contentHash: embeddedHash(), importedAt: now })
        return { imported }
      })
      expect(await waiting.imported).toBe(false)
      expect(said).toEqual(['waiting for another process that brings the catalogue up to date'])
    },
  )

  it('makes ideas that are no more inactive, keeps their rows, takes them back, and leaves other providers alone', async () => {
    const [idea] = embeddedIdeas()
    const kept = await idOf(idea?.id ?? '')
    await database.db.insert(products).values([
      {
        provider: EMBEDDED,
        productKey: 'no-longer-given',
        title: 'Pet rock',
        categoryId: 'gift-cards.dining',
        asOf: now,
      },
      {
        provider: 'shop',
        productKey: 'p1',
        title: 'Kite',
        categoryId: 'toys-and-games.outdoor-play',
        asOf: now,
      },
    ])
    await database.db.update(products).set({ title: 'Old title', isActive: false }).where(eq(products.id, kept))
    await forgetImport()
    await importEmbedded(database, now)
    const [withdrawn] = await rowsOf('no-longer-given')
    expect(withdrawn).toMatchObject({ title: 'Pet rock', isActive: false })
    const [returned] = await rowsOf(idea?.id ?? '')
    expect(returned).toMatchObject({ id: kept, title: idea?.title, isActive: true })
    expect(await database.db.$count(products, and(eq(products.provider, 'shop'), products.isActive))).toBe(1)
  })

  it('writes no idea that is as it was', async () => {
    const [, changed, same] = embeddedIdeas()
    const versionOf = async (key = '') => {
      const { rows } = await database.pool.query<{ xmin: string }>('select xmin from products where product_key = $1', [
        key,
      ])
      return rows[0]?.xmin
    }
    await database.db
      .update(products)
      .set({ summary: 'Old' })
      .where(eq(products.productKey, changed?.id ?? ''))
    const before = [await versionOf(changed?.id), await versionOf(same?.id)]
    await forgetImport()
    expect(await importEmbedded(database, now)).toBe(true)
    expect(await versionOf(changed?.id)).not.toBe(before[0])
    expect(await versionOf(same?.id)).toBe(before[1])
    expect(await rowsOf(changed?.id ?? '')).toMatchObject([{ summary: changed?.summary }])
  })

  it('knows the words of the titles, by which misspelt ones are put right', async () => {
    const [row] = await database.db.select().from(catalogueWords).where(eq(catalogueWords.word, 'puzzle'))
    expect(row?.uses).toBeGreaterThan(0)
  })
})

it.each([
  ['café crème', 'cafe creme'],
  ['ÉCLAIR Ångström', 'ECLAIR Angstrom'],
  ['Smørrebrød, Łódź, Straße', 'Smorrebrod, Lodz, Strasse'],
  ['mother’s “3–5”', 'mother s  3 5 '],
])('the search vector sees %s as %s', async (text, folded) => {
  const { rows } = await database.db.execute<{ folded: string }>(sql`select fold_text(${text}) as folded`)
  expect(rows[0]?.folded).toBe(folded)
})

function rowsOf(key: string) {
  return database.db
    .select()
    .from(products)
    .where(and(isEmbedded, eq(products.productKey, key)))
}

async function idOf(key: string): Promise<number> {
  const [row] = await rowsOf(key)
  return row?.id ?? 0
}
