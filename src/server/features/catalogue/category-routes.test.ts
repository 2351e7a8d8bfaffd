import { afterAll, beforeAll, expect, it } from 'vitest'
import { flattenCategories } from '#domain/catalogue/category-tree.ts'
import { openTestApp, type Person, type TestApp } from '#server/testing/app.ts'

let app: TestApp
let ada: Person

beforeAll(async () => {
  app = await openTestApp()
  ada = await app.person()
})
afterAll(() => app.close())

interface Node {
  id: string
  name: string
  children?: Node[]
}

it('the tree holds every category, without what only the server needs', async () => {
  const { status, body, headers, text } = await ada.call<Node[]>('GET', '/categories')
  const idsOf = (nodes: Node[]): string[] => nodes.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])])
  expect(status).toBe(200)
  expect(idsOf(body)).toEqual(flattenCategories().map(({ id }) => id))
  expect(headers['cache-control']).toBe('private, max-age=3600')
  expect(text).not.toMatch(/amazonUsNode|flag/)
})

it('one category is found with its path, an unknown one is not', async () => {
  const id = 'sports-and-outdoors.water-sports.swimming'
  expect((await ada.call('GET', `/categories/${id}`)).body).toEqual({
    id,
    name: 'Swimming',
    path: 'Sports & Outdoors > Water Sports > Swimming',
  })
  expect((await ada.call('GET', '/categories/no-such-thing')).status).toBe(404)
})

it('the first eight of the known ids are looked up at once, in their order', async () => {
  const ids = flattenCategories()
    .slice(0, 8)
    .map(({ id }) => id)
  const found = await ada.call<Node[]>('GET', `/categories?ids=${ids.toReversed().join(',')}`)
  expect(found.body.map(({ id }) => id)).toEqual(ids.toReversed())
  const nine = await ada.call<Node[]>('GET', `/categories?ids=no-such-thing,${ids.join(',')},books`)
  expect([nine.status, nine.body.map(({ id }) => id)]).toEqual([200, ids])
  expect((await ada.call<Node[]>('GET', '/categories?ids=no-such-thing,books')).body).toMatchObject([{ id: 'books' }])
  expect((await ada.call('GET', '/categories?ids=')).body).toEqual([])
})

it('visitors are turned away', async () => {
  expect((await app.visitor.call('GET', '/categories')).status).toBe(401)
  expect((await app.visitor.call('GET', '/categories/books')).status).toBe(401)
})
