import { sql } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/connection.ts'
import { catalogueWords } from '#server/db/schema.ts'

/** A search's words as texts of PostgreSQL's tsqueries, '' for none. */
export interface TextQuery {
  /** One of the alternatives of every word. */
  all: string
  /** The same, if the last word is only the beginning of one. */
  begun: string
  any: string
  /** Those of each word by itself. */
  each: string[]
  hints: string
  /** The words as they were typed, for the spelling. */
  words: string[]
}

/** Parts of joined words have at least so many letters. */
const SHORTEST_PART = 3

/**
 * Looks up how PostgreSQL sees the words, and whether they're written together or apart in the catalog: 'birdfeeder' finds bird feeders,
 * 'head phones' finds headphones. Undefined if all words are stop words ('the of').
 */
export async function textQuery(
  db: DbOrTx,
  words: readonly string[][],
  hints: readonly string[],
): Promise<TextQuery | undefined> {
  const joined = await joinedAndSplit(db, words)
  const asQuery = await queriesOf(db, [...joined.flat(), ...hints])
  const groups = joined.map((group) => ({ words: group, query: oneOf(group.map((word) => asQuery.get(word) ?? '')) }))
  const telling = groups.filter(({ query }) => query !== '')
  const each = telling.map(({ query }) => query)
  if (each.length === 0 && words.length > 0) return undefined
  const last = telling.at(-1)?.words[0] ?? ''
  const isWord = /^[\p{L}\p{N}]+$/u.test(last)
  const begun = isWord ? oneOf([each.at(-1) ?? '', `'${last}':*`]) : (each.at(-1) ?? '')
  return {
    all: each.join(' & '),
    begun: [...each.slice(0, -1), begun].join(' & '),
    any: each.join(' | '),
    each,
    hints: oneOf(hints.map((hint) => asQuery.get(hint) ?? '')),
    words: telling.map(({ words: [word = ''] }) => word),
  }
}

function oneOf(queries: readonly string[]): string {
  const some = [...new Set(queries.filter((query) => query !== ''))]
  return some.length === 0 ? '' : `(${some.join(' | ')})`
}

async function queriesOf(db: DbOrTx, words: readonly string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.execute<{ word: string; query: string }>(
    sql`select word, phraseto_tsquery('english', word)::text as query from unnest(${sql.param([...new Set(words)])}::text[]) as asked (word)`,
  )
  return new Map(rows.map(({ word, query }) => [word, query]))
}

/** The words with what the catalog writes together or apart as further alternatives. */
async function joinedAndSplit(db: DbOrTx, words: readonly string[][]): Promise<string[][]> {
  const typed = words.map(([word = '']) => word)
  const joins = typed.slice(1).map((word, at) => `${typed[at] ?? ''}${word}`)
  const splits = typed.map(partsOf)
  const asked = [...typed, ...joins, ...splits.flat(2)].filter((word) => word.length >= SHORTEST_PART)
  if (asked.length === 0) return [...words]
  const { rows } = await db.execute<{ word: string }>(
    sql`select ${catalogueWords.word} from ${catalogueWords} where ${catalogueWords.word} = any(${sql.param([...new Set(asked)])}::text[])`,
  )
  const known = new Set(rows.map(({ word }) => word))
  const found: string[][] = []
  for (let at = 0; at < words.length; at += 1) {
    const group = words[at] ?? []
    const join = joins[at] ?? ''
    if (known.has(join)) {
      found.push([join, `${typed[at]} ${typed[at + 1]}`])
      at += 1
    } else if (known.has(typed[at] ?? '')) found.push(group)
    else {
      const parts = (splits[at] ?? []).filter((pair) => pair.every((part) => known.has(part)))
      found.push([...group, ...parts.map((pair) => pair.join(' '))])
    }
  }
  return found
}

function partsOf(word: string): [string, string][] {
  if (!/^[a-z]+$/.test(word)) return []
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => at + SHORTEST_PART)
  return cuts.map((cut) => [word.slice(0, cut), word.slice(cut)])
}
