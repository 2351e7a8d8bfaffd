import { describe, expect, it } from 'vitest'
import { categoryTree, flattenCategories, searchCategories } from '#domain/catalogue/category-tree.ts'
import { foundRows, treeRows } from './rows.ts'

describe('the lines of the interests tree', () => {
  it('are the roots at first', () => {
    const rows = treeRows(new Set())
    expect(rows.map(({ id }) => id)).toEqual(categoryTree.map(({ id }) => id))
    expect(rows[0]).toMatchObject({ level: 1, place: 1, siblings: categoryTree.length, isOpen: false })
  })

  it('show below an open branch what it holds', () => {
    const rows = treeRows(new Set(['sports-and-outdoors', 'sports-and-outdoors.water-sports']))
    const swimming = rows.find(({ id }) => id === 'sports-and-outdoors.water-sports.swimming')
    expect(swimming).toMatchObject({ name: 'Swimming', level: 3 })
    expect(swimming).not.toHaveProperty('isOpen')
  })

  it('show the whole tree when all is open', () => {
    const every = new Set(flattenCategories().map(({ id }) => id))
    expect(treeRows(every)).toHaveLength(every.size)
  })

  it('name the way to what was searched for', () => {
    expect(foundRows(searchCategories('swimming'))[0]?.path).toBe('Sports & Outdoors > Water Sports > Swimming')
  })
})
