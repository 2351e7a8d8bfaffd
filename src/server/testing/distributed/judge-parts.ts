import { PARTS } from './partitions.ts'

/** A node of EXPLAIN (VERBOSE, FORMAT JSON), as far as it is looked at. */
export interface PartNode {
  Schema?: string
  'Relation Name'?: string
  Plans?: PartNode[]
}

/** Which partitions a plan may read, by table. */
export function partsRead(node: PartNode, read = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const name = node['Relation Name']
  if (node.Schema === PARTS && name !== undefined) {
    const [, table = name, part = ''] = /^(.+)_(\d)$/.exec(name) ?? []
    read.set(table, (read.get(table) ?? new Set()).add(part))
  }
  for (const child of node.Plans ?? []) partsRead(child, read)
  return read
}
