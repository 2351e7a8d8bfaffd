import fs from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { findCategory, flattenCategories } from '#domain/catalogue/category-tree.ts'
import { embeddedIdeas } from '#server/catalogue/embedded/ideas.ts'
import { hintOf } from './leaf-objects.ts'
import { objectFile } from './objects.ts'
import { FALLBACK_SCENE_ID, scene } from './scene.ts'
import { sceneRows } from './scene-table.ts'
import { namedObjects, objectFiles } from './testing/objects-in-use.ts'

/** Of a picture as it's sent, in bytes, uncompressed. */
const LIMIT = 25_000

describe('a scene', () => {
  it('shows every idea with two or three objects, in 25 kB or less', () => {
    for (const { id } of embeddedIdeas()) {
      const svg = scene(id) ?? ''
      expect([id, objectsIn(svg)]).toEqual([id, expect.toSatisfy((shown: number) => shown === 2 || shown === 3)])
      expect([id, Buffer.byteLength(svg) <= LIMIT]).toEqual([id, true])
    }
  })

  it('is always the same for the same idea', () => {
    expect(scene('pour-over-coffee-set')).toBe(scene('pour-over-coffee-set'))
  })

  it('loads nothing from elsewhere and runs nothing', () => {
    const svg = scene('pour-over-coffee-set') ?? ''
    expect(svg.match(/href="(?!data:image\/webp;base64,)/)).toBeNull()
    expect(svg.match(/<script|\son\w+=/)).toBeNull()
  })

  it('of something unknown is a box with a ribbon, and of an unknown id there is none', () => {
    expect(objectsIn(scene(FALLBACK_SCENE_ID) ?? '')).toBe(1)
    expect(scene('nobody-chose-this')).toBeUndefined()
  })
})

describe('the tables', () => {
  it('name ideas that exist, each once', () => {
    const named = sceneRows().map(({ id }) => id)
    const known = new Set(embeddedIdeas().map(({ id }) => id))
    expect(named.filter((id) => !known.has(id))).toEqual([])
    expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([])
  })

  it('never show the same object twice in a scene', () => {
    expect(sceneRows().filter(({ objects }) => new Set(objects).size !== objects.length)).toEqual([])
  })

  it('have a hint for every leaf of the category tree, for ideas that nobody has looked at yet', () => {
    const leaves = flattenCategories().filter(({ id }) => findCategory(id)?.children === undefined)
    expect(Object.keys(hintOf).toSorted()).toEqual(leaves.map(({ id }) => id).toSorted())
  })
})

test('every object that a scene names is shipped, and no other', () => {
  const named = namedObjects().map(objectFile)
  expect(objectFiles()).toEqual([...new Set(named)].toSorted())
})

test('the license of the objects is shipped with them', () => {
  const notice = fs.readFileSync(new URL('./scene-data/LICENSE.txt', import.meta.url), 'utf8')
  expect(notice).toContain('MIT License')
  expect(notice).toContain('Copyright (c) Microsoft Corporation')
})

function objectsIn(svg: string): number {
  return svg.match(/<image /g)?.length ?? 0
}
