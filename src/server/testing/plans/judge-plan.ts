import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { tablesOfUsers } from '#server/testing/filled-account.ts'

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

const ofUsers = new Set(tablesOfUsers.map((table) => getTableName(table)))

export async function readIndexes(client: pg.ClientBase): Promise<Indexes> {
  const { rows: keys } = await client.query<{ table: string; column: string }>(
    `select conrelid::regclass::text as table, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey) where contype = 'f'`,
  )
  const references = new Map<string, Set<string>>()
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
 * The parts of a plan that may read the rows of many users: scans of a whole table, and of an index with neither a row of
 * a user's nor a unique key in its condition.
 */
export function broadScans(node: PlanNode, indexes: Indexes): string[] {
  const table = node['Relation Name']
  const type = node['Node Type']
  const children = node.Plans ?? []
  if (table === undefined || !ofUsers.has(table)) return children.flatMap((child) => broadScans(child, indexes))
  if (type === 'Bitmap Heap Scan') {
    const [bitmap, ...others] = children
    const inside = others.flatMap((child) => broadScans(child, indexes))
    return bitmap && isNarrow(table, bitmap, indexes) ? inside : [described(type, table, bitmap), ...inside]
  }
  const below = children.flatMap((child) => broadScans(child, indexes))
  const isScan = type === 'Seq Scan' || type === 'Index Scan' || type === 'Index Only Scan'
  return isScan && !isNarrow(table, node, indexes) ? [described(type, table, node), ...below] : below
}

function isNarrow(table: string, node: PlanNode, indexes: Indexes): boolean {
  if (node['Node Type'] === 'BitmapAnd') return (node.Plans ?? []).some((part) => isNarrow(table, part, indexes))
  if (node['Node Type'] === 'BitmapOr') return (node.Plans ?? []).every((part) => isNarrow(table, part, indexes))
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

function described(type: string, table: string, node: PlanNode | undefined): string {
  const index = node?.['Index Name']
  const condition = node?.['Index Cond']
  const by = index === undefined ? '' : ` by ${index}${condition === undefined ? ', all of it' : ` where ${condition}`}`
  return `${type} on ${table}${by}`
}
