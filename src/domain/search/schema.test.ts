import { expect, it } from 'vitest'
import { searchSchema } from './schema.ts'

it('a search looks for the first 200 characters, and for nothing when there are none', () => {
  expect(searchSchema.parse({ q: `${'a'.repeat(200)}b` }).q).toBe('a'.repeat(200))
  expect(searchSchema.parse({}).q).toBe('')
})
