import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { landingFor, nextPath } from './paths.ts'

const searchFor = (next: string) => `?next=${encodeURIComponent(next)}`

describe('where a deep link comes back to after sign-in', () => {
  it('is the path with its search and fragment', () => {
    expect(nextPath(searchFor('/contacts?sort=name#top'))).toBe('/contacts?sort=name#top')
  })

  it('survives the way through the landing page', () => {
    expect(nextPath(landingFor('/gift-recommendations/7?page=2').slice(1))).toBe('/gift-recommendations/7?page=2')
  })

  it('brings shared text back to the letter, several lines and percent signs too', () => {
    const shared = `/share?${new URLSearchParams({ text: '100% wool\n<b>%41 & more</b>' }).toString()}`
    expect(nextPath(landingFor(shared).slice(1))).toBe(shared)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'contacts',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '',
  ])('is never another site or no path at all: %j', (next) => {
    expect(nextPath(searchFor(next))).toBeUndefined()
  })

  it('is not the landing page itself, which would lead in a circle', () => {
    expect(nextPath(searchFor('/'))).toBeUndefined()
    expect(nextPath(searchFor('/login?next=/contacts'))).toBeUndefined()
  })

  it('stays on this origin whatever is asked for', () => {
    const next = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(next, (text) => {
        const path = nextPath(searchFor(text)) ?? '/'
        expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example')
      }),
    )
    expect.hasAssertions()
  })
})
