import { categoryTree, type Category, type CategoryChoice } from '#domain/catalogue/category-tree.ts'

/** One line of the picker. */
export type CategoryRow = {
  id: string
  name: string
  /** In a list of findings: the way to it, joined with ' > '. */
  path?: string
  /** 1 is a root. */
  level: number
  /** Undefined for a leaf. */
  isOpen?: boolean
  /** Place among its siblings, from 1, and how many there are. */
  place: number
  siblings: number
}

/** The tree as lines: roots, and what is below those that are open. */
export function treeRows(open: ReadonlySet<string>): CategoryRow[] {
  return rowsBelow(categoryTree, 1, open)
}

export function foundRows(found: readonly CategoryChoice[]): CategoryRow[] {
  return found.map(({ id, name, path }, index) => ({
    id,
    name,
    path,
    level: 1,
    place: index + 1,
    siblings: found.length,
  }))
}

function rowsBelow(nodes: readonly Category[], level: number, open: ReadonlySet<string>): CategoryRow[] {
  return nodes.flatMap(({ id, name, children }, index) => {
    const row = { id, name, level, place: index + 1, siblings: nodes.length }
    if (children === undefined || children.length === 0) return [row]
    const isOpen = open.has(id)
    return [{ ...row, isOpen }, ...(isOpen ? rowsBelow(children, level + 1, open) : [])]
  })
}
