import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOfShared } from '#client/lib/paths.ts'
import { sharedIdea } from './shared-idea.ts'

const shared = (parts: Record<string, string>) => sharedIdea(new URLSearchParams(parts))
const link = 'https://shop.example/scarf?a=1&b=2'

test.each([
  [{ title: 'Merino scarf', text: '', url: link }, `Merino scarf ${link}`],
  [{ title: 'Merino scarf', text: link }, `Merino scarf ${link}`],
  [{ title: 'Merino scarf', text: `Look at this Merino scarf: ${link}` }, `Merino scarf ${link}`],
  [{ text: `Merino scarf ${link}` }, `Merino scarf ${link}`],
  [{ text: `Merino\nscarf ${link}`, url: link }, `Merino scarf ${link}`],
  [{ url: link }, link],
  [{ title: 'Scarf', text: 'Merino, in red' }, 'Scarf Merino, in red'],
  [{ title: 'Merino scarf', text: 'scarf' }, 'Merino scarf'],
  [{ title: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  [{ text: 'Mug\u202e\u0000 red' }, 'Mug red'],
  [{ url: 'javascript:alert(1)' }, 'javascript:alert(1)'],
  [{}, ''],
])('%j is typed as %j', (parts, typed) => expect(shared(parts)).toBe(typed))

test('a shared essay fits in the name', () => {
  expect(shared({ text: 'word '.repeat(2_000) }).length).toBeLessThanOrEqual(300)
})

test('the way over /share changes no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, text) => {
      const parts = { title, text }
      const way = addressOfShared(`?${new URLSearchParams(parts).toString()}`)
      const arrived = new URL(way, 'https://ours.example')
      expect(arrived.pathname).toBe('/dashboard')
      expect(sharedIdea(arrived.searchParams)).toBe(shared(parts))
    }),
  )
})
