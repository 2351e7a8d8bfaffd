import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedIdeas } from '#server/catalogue/embedded/ideas.ts'
import { embeddedProvider } from '#server/catalogue/embedded/provider.ts'
import { openTestDatabase } from '#server/db/testing.ts'
import type { Database } from '#server/db/connection.ts'
import { brokenRules, searchQuestions } from '#server/testing/search-questions.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

// A sixth of them, for the sake of time; `npm run bench -- search` asks and names all (bench/search/README.md).
it('of 50 searches, at most one finds nothing and at most 5 have something wrong in front', async () => {
  const provider = embeddedProvider(database.db, {})
  const ideas = new Map(embeddedIdeas().map((idea) => [idea.id, idea]))
  const { signal } = new AbortController()
  const questions = searchQuestions().filter((_, at) => at % 6 === 2)
  const nothing: string[] = []
  const wrong: string[] = []
  for (const { query, right } of questions) {
    const asked = { text: query, forNobody: true, sortBy: 'relevance', page: 1, pageSize: 1 } as const
    const { products } = await provider.search(asked, signal)
    const first = ideas.get(products[0]?.id ?? '')
    if (!first) nothing.push(query)
    else if (brokenRules(right, first).length > 0) wrong.push(query)
  }
  expect(questions).toHaveLength(50)
  expect(nothing.slice(1)).toEqual([])
  expect(wrong.slice(5)).toEqual([])
})
