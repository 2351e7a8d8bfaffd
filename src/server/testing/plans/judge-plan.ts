import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { allTables, tablesOfUsers } from '#server/testing/filled-account.ts'

/** A node of EXPLAIN (FORMAT JSON), as far as it is looked at. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

/** What decides whether an index leads to few rows. */
export interface Indexes {
  /** Columns that refer to a row of a user's ('user_id', 'contact_id'), by table. */
  references: Map<string, Set<string>>
  /** The columns of each unique index, by table. */
  unique: Map<string, string[][]>
  /** The columns of each index in their order, by its name; '' where it has an expression. */
  columns: Map<string, string[]>
}

/** Lookups and sign-ins under way name their user in a column that refers to no row, as counters do in another one. */
const counters = 'rate_limits'
const namesItsUser = (table: string) => (table === counters ? 'who' : 'user_id')
const ofUsers = new Set([...tablesOfUsers.map((table) => getTableName(table)), counters])
const ours = new Set(allTables.map((table) => getTableName(table)))

export async function readIndexes(client: pg.ClientBase): Promise<Indexes> {
  const { rows: keys } = await client.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey) where contype = 'f'`,
  )
  const references = new Map([...ofUsers].map((table) => [table, new Set([namesItsUser(table)])]))
  for (const { table, column } of keys) references.set(table, (references.get(table) ?? new Set()).add(column))
  const { rows: indexes } = await client.query<{ table: string; columns: string[] }>(
    `select indrelid::regclass::text as table, array_agg(attname::text) as columns
     from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey) where indisunique group by indexrelid, 1`,
  )
  const unique = new Map<string, string[][]>()
  for (const { table, columns } of indexes) unique.set(table, [...(unique.get(table) ?? []), columns])
  const { rows: ordered } = await client.query<{ name: string; columns: string[] }>(
    `select indexrelid::regclass::text as name, array_agg(coalesce(attname::text, '') order by place) as columns
     from pg_index cross join unnest(indkey::int[]) with ordinality as key (number, place)
       left join pg_attribute on attrelid = indrelid and attnum = key.number and key.number > 0
     where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) group by 1`,
  )
  return { references, unique, columns: new Map(ordered.map(({ name, columns }) => [name, columns])) }
}

/**
 * The parts of a plan that may read many rows: of a table of users' those without a user's row or a unique key in the
 * condition of the index, of any other table those without any condition. As 'users: whole table', 'users: all of
 * users_created' or 'users: part of users_created', for whether PostgreSQL visits an index by a bitmap is a matter of size.
 */
export function broadScans(node: PlanNode, indexes: Indexes): string[] {
  const table = node['Relation Name']
  const type = node['Node Type']
  const children = node.Plans ?? []
  if (table === undefined || !ours.has(table)) return children.flatMap((child) => broadScans(child, indexes))
  if (type === 'Bitmap Heap Scan') {
    const [bitmap, ...others] = children
    const inside = others.flatMap((child) => broadScans(child, indexes))
    return bitmap && isNarrow(table, bitmap, indexes) ? inside : [...described(table, bitmap, indexes), ...inside]
  }
  const below = children.flatMap((child) => broadScans(child, indexes))
  const isScan = type === 'Seq Scan' || type === 'Index Scan' || type === 'Index Only Scan'
  return isScan && !isNarrow(table, node, indexes) ? [...described(table, node, indexes), ...below] : below
}

function isNarrow(table: string, node: PlanNode, indexes: Indexes): boolean {
  if (node['Node Type'] === 'BitmapAnd') return (node.Plans ?? []).some((part) => isNarrow(table, part, indexes))
  if (node['Node Type'] === 'BitmapOr') return (node.Plans ?? []).every((part) => isNarrow(table, part, indexes))
  if (!ofUsers.has(table)) return node['Index Cond'] !== undefined
  // The column of the index is always on the left.
  const equal = new Set(
    [...(node['Index Cond'] ?? '').matchAll(/\(+"?(\w+)"?\)?(?:::\w+)? = /g)].map(([, column = '']) => column),
  )
  const unique = indexes.unique.get(table) ?? []
  if (unique.some((columns) => columns.every((column) => equal.has(column)))) return true
  // A later column narrows nothing unless those before it are given, too: the whole index is read.
  const inOrder = indexes.columns.get(node['Index Name'] ?? '') ?? []
  const given = inOrder.findIndex((column) => !equal.has(column))
  const leading = given === -1 ? inOrder : inOrder.slice(0, given)
  return leading.some((column) => indexes.references.get(table)?.has(column))
}

/** Of every index that a bitmap is made of. */
function described(table: string, node: PlanNode | undefined, indexes: Indexes): string[] {
  const index = node?.['Index Name']
  if (index !== undefined) {
    // Without its first column an index is read from one end to the other.
    const [first = ''] = indexes.columns.get(index) ?? []
    return [`${table}: ${node?.['Index Cond']?.includes(first) ? 'part' : 'all'} of ${index}`]
  }
  const parts = node?.Plans?.flatMap((part) => described(table, part, indexes)) ?? []
  return parts.length === 0 ? [`${table}: whole table`] : parts
}
