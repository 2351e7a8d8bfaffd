import type { FeaturedCard } from '#domain/catalogue/featured-card.ts'

/** The ideas in whose title or description every word of the search begins a word; all of them without a search. */
export function matchingIdeas(ideas: readonly FeaturedCard[], text: string | undefined): FeaturedCard[] {
  const wanted = wordsOf(text ?? '')
  return ideas.filter((idea) => {
    const words = wordsOf(`${idea.title} ${idea.description} ${idea.categoryId}`)
    return wanted.every((want) => words.some((word) => word.startsWith(want)))
  })
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}
