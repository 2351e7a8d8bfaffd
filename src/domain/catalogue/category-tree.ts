import { matches } from '#domain/shared/search-text.ts'

import { categoryNodes } from './category-nodes.ts'
import type { Category } from './category-nodes.ts'

export type { Category }

/** A category as it's chosen and shown: with the names of its path. */
export interface CategoryChoice {
  id: string
  name: string
  /** Names joined with ' > '. */
  path: string
}

/** The most categories a lookup by ids resolves. */
const MAX_RESOLVED_CATEGORIES = 8

export const categoryTree: readonly Category[] = categoryNodes

const choices = flatten(categoryTree, [])
const choiceById = new Map(choices.map((choice) => [choice.id, choice]))
const nodeById = new Map(allNodes(categoryTree).map((node) => [node.id, node]))

export function findCategory(id: string): Category | undefined {
  return nodeById.get(id)
}

/** 'Sports & Outdoors > Water Sports > Swimming'; undefined for an id that is not in the tree. */
export function categoryPath(id: string): string | undefined {
  return choiceById.get(id)?.path
}

export function isKnownCategory(id: string): boolean {
  return choiceById.has(id)
}

/** Every category of the tree, parents before their children. */
export function flattenCategories(): readonly CategoryChoice[] {
  return choices
}

/** The categories with these ids, in this order, at most eight; unknown and repeated ids are skipped. */
export function resolveCategories(ids: readonly string[]): CategoryChoice[] {
  return [...new Set(ids)].flatMap((id) => choiceById.get(id) ?? []).slice(0, MAX_RESOLVED_CATEGORIES)
}

/**
 * Categories whose name or path holds every word of the query, whatever the case and the accents.
 * Those that match by their own name come first; a blank query finds nothing.
 */
export function searchCategories(query: string): CategoryChoice[] {
  if (query.trim() === '') return []

  const found = choices.filter(({ path }) => matches(path, query))
  const byName = found.filter(({ name }) => matches(name, query))
  const byPath = found.filter((choice) => !byName.includes(choice))
  return [...byName, ...byPath]
}

function flatten(nodes: readonly Category[], way: readonly string[]): CategoryChoice[] {
  return nodes.flatMap(({ id, name, children }) => {
    const names = [...way, name]
    return [{ id, name, path: names.join(' > ') }, ...flatten(children ?? [], names)]
  })
}

function allNodes(nodes: readonly Category[]): Category[] {
  return nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])])
}
