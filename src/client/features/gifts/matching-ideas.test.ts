import { describe, expect, it } from 'vitest'
import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'
import { matchingIdeas } from './matching-ideas.ts'

const ideas = [
  { title: 'Pour-over coffee set', description: 'For the friend who judges every café.', categoryId: 'home.coffee' },
  { title: 'Pocket telescope', description: 'Sees the moons of Jupiter.', categoryId: 'toys.science' },
] as FeaturedCard[]

const titlesFor = (text: string | undefined) => matchingIdeas(ideas, text).map(({ title }) => title)

describe('searching the ideas', () => {
  it('finds beginnings of words, whatever their case and accents', () => {
    expect(titlesFor('COFF')).toEqual(['Pour-over coffee set'])
    expect(titlesFor('cafe')).toEqual(['Pour-over coffee set'])
    expect(titlesFor('scope')).toEqual([])
  })

  it('wants every word, in any order and from title, description and category', () => {
    expect(titlesFor('moons pocket')).toEqual(['Pocket telescope'])
    expect(titlesFor('science telescope')).toEqual(['Pocket telescope'])
    expect(titlesFor('coffee telescope')).toEqual([])
  })

  it('shows all without words', () => {
    expect(titlesFor(undefined)).toHaveLength(2)
    expect(titlesFor(' – ')).toHaveLength(2)
  })
})
