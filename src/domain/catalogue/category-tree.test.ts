import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  categoryPath,
  categoryTree,
  findCategory,
  flattenCategories,
  isKnownCategory,
  resolveCategories,
  searchCategories,
} from './category-tree.ts'
import type { Category } from './category-tree.ts'

const swimming = 'sports-and-outdoors.water-sports.swimming'

describe('the category tree', () => {
  test('has thirteen top levels', () => {
    expect(categoryTree.map(({ name }) => name)).toEqual([
      'Sports & Outdoors',
      'Toys & Games',
      'Electronics',
      'Books',
      'Arts Crafts & Sewing',
      'Musical Instruments',
      'Beauty & Personal Care',
      'Home & Kitchen',
      'Clothing Shoes & Jewelry',
      'Health & Household',
      'Pet Supplies',
      'Office Products',
      'Gift Cards',
    ])
  })

  test('has 149 categories, each with an id of its own', () => {
    expect(flattenCategories()).toHaveLength(149)
    expect(new Set(flattenCategories().map(({ id }) => id)).size).toBe(149)
  })

  test('names every child after its parent, and no two siblings alike', () => {
    for (const parent of flattenCategories().map(({ id }) => findCategory(id))) {
      const children = parent?.children ?? []
      for (const child of children) expect(child.id.startsWith(`${parent?.id}.`)).toBe(true)
      expect(new Set(children.map(({ name }) => name)).size).toBe(children.length)
    }
  })

  test('gives every top level a department to search in', () => {
    expect(categoryTree.filter(({ searchIndex }) => !searchIndex)).toEqual([])
  })

  test('is at most three deep', () => {
    const depth = (node: Category): number => 1 + Math.max(0, ...(node.children ?? []).map(depth))
    expect(Math.max(...categoryTree.map(depth))).toBe(3)
  })
})

describe('a category is looked up by its id', () => {
  test('with the names of the way to it', () => {
    expect(findCategory(swimming)?.name).toBe('Swimming')
    expect(categoryPath(swimming)).toBe('Sports & Outdoors > Water Sports > Swimming')
    expect(categoryPath('books')).toBe('Books')
  })

  test('an unknown id is nothing, whatever it looks like', () => {
    const known = new Set(flattenCategories().map(({ id }) => id))
    const anyText = fc.oneof(fc.string(), fc.constantFrom('', '__proto__', 'constructor', 'Books'))
    fc.assert(
      fc.property(anyText, (id) => {
        fc.pre(!known.has(id))
        expect(isKnownCategory(id)).toBe(false)
        expect(findCategory(id)).toBeUndefined()
        expect(categoryPath(id)).toBeUndefined()
      }),
    )
  })

  test('a list of ids keeps its order, without unknown and repeated ones', () => {
    const ids = [swimming, 'gone.for.good', 'books', swimming]
    expect(resolveCategories(ids).map(({ id }) => id)).toEqual([swimming, 'books'])
  })

  test('at most eight of a list are resolved', () => {
    expect(resolveCategories(flattenCategories().map(({ id }) => id))).toHaveLength(8)
  })
})

describe('searching categories', () => {
  test('ignores case and accents', () => {
    const names = searchCategories('CÔFFEE').map(({ name }) => name)
    expect(names).toEqual(['Coffee & Tea', 'Coffee', 'Tea'])
  })

  test('takes a curly apostrophe for a straight one', () => {
    expect(searchCategories('children’s').map(({ name }) => name)).toEqual(["Children's Books"])
  })

  test('finds by the way to a category, its own name first', () => {
    const found = searchCategories('women').map(({ name }) => name)
    expect(found[0]).toBe('Women')
    expect(found).toContain('Handbags & Accessories')
    const books = searchCategories('books').map(({ name }) => name.toLowerCase().includes('books'))
    expect(new Set(books)).toEqual(new Set([true, false]))
    expect(books.indexOf(false)).toBeGreaterThan(books.lastIndexOf(true))
  })

  test('wants every word', () => {
    expect(searchCategories('water fishing').map(({ name }) => name)).toEqual(['Fishing'])
    expect(searchCategories('water piano')).toEqual([])
  })

  test('finds nothing for a blank query', () => {
    expect(searchCategories('  ')).toEqual([])
  })

  test('finds every category by its own name', () => {
    for (const { id, name } of flattenCategories()) {
      expect(searchCategories(name).map((found) => found.id)).toContain(id)
    }
  })
})
