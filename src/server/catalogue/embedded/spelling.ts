import { sql } from 'drizzle-orm'
import { typosBetween } from '#domain/catalogue/search/typos.ts'
import type { DbOrTx } from '#server/db/connection.ts'
import { catalogueWords, products } from '#server/db/schema.ts'

/** Short words are too similar to each other: 'tea' would become 'sea'. */
const SHORTEST = 4

export interface Corrected {
  words: string[]
  /** Every correction is a slip of the finger rather than perhaps another word. */
  isSure: boolean
}

/**
 * The words, with those that occur nowhere in the catalog corrected; undefined if there is nothing to correct. A word
 * becomes the closest one, and among equally close ones the most used.
 */
export async function spelledRight(db: DbOrTx, words: readonly string[]): Promise<Corrected | undefined> {
  const strange = await strangeWords(
    db,
    words.filter((word) => word.length >= SHORTEST),
  )
  if (strange.length === 0) return undefined
  const pairs = await Promise.all(strange.map(async (word) => [word, await nearest(db, word)] as const))
  const right = new Map(pairs.filter(([, found]) => found !== undefined))
  if (right.size === 0) return undefined
  return {
    words: words.map((word) => right.get(word) ?? word),
    isSure: strange.every((word) => isSlip(word, right.get(word) ?? '')),
  }
}

/** 'telescpoe' is a telescope; 'airpods' need not be an airport, nor 'lego' a leg. */
function isSlip(typed: string, right: string): boolean {
  const typos = typosBetween(typed, right, 2)
  if (typed[0] !== right[0]) return false
  return typos <= 1 ? typed.length >= 5 : typos <= 2 && typed.length >= 8
}

/** A word that PostgreSQL ignores ('the') isn't a misspelling. */
async function strangeWords(db: DbOrTx, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param(words)}::text[]) with ordinality as asked (word, place)
    where numnode(plainto_tsquery('english', word)) > 0
      and not exists (select 1 from ${products} where ${products.search} @@ plainto_tsquery('english', word))
    order by place`)
  return rows.map(({ word }) => word)
}

async function nearest(db: DbOrTx, strange: string): Promise<string | undefined> {
  const alike = await db
    .select()
    .from(catalogueWords)
    .where(sql`${catalogueWords.word} % ${strange}`)
    .orderBy(sql`similarity(${catalogueWords.word}, ${strange}) desc`, sql`${catalogueWords.word} collate "C"`)
    .limit(30)
  const max = strange.length < 6 ? 1 : 2
  const [best] = alike
    .map(({ word, uses }) => ({ word, uses, typos: typosBetween(strange, word, max) }))
    .filter(({ typos }) => typos <= max)
    .toSorted((one, other) => one.typos - other.typos || other.uses - one.uses)
  return best?.word
}
