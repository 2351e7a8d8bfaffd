import { singularOf } from '../catalogue/interests/words.ts'
import { remembered } from '../shared/remembered.ts'
import type { Candidate } from './candidate.ts'

/** The parts of an idea that similarity is computed from, split once. */
export interface Traits {
  path: readonly string[]
  interests: readonly string[]
}

export function traitsOf({ categoryId, interests }: Pick<Candidate, 'categoryId' | 'interests'>): Traits {
  return { path: categoryId.split('.'), interests }
}

/** How similar two ideas are, 0 to 1: four fifths by their interests, a fifth by their places in the tree. */
export function similarity(a: Traits, b: Traits): number {
  return 0.8 * cosine(a.interests, b.interests) + 0.2 * pathSimilarity(a.path, b.path)
}

/** The part of the way from the root that both go, of the longer way. */
export function pathSimilarity(a: readonly string[], b: readonly string[]): number {
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared += 1
  return shared / Math.max(a.length, b.length)
}

/** How alike two sets of tags are, 0 to 1. */
export function cosine(a: readonly string[], b: readonly string[]): number {
  let shared = 0
  for (const tag of a) if (b.includes(tag)) shared += 1
  return shared === 0 ? 0 : shared / Math.sqrt(a.length * b.length)
}

/** Names of containers, which say nothing about their content. */
const containers = new Set(
  'set kit box pack pair bag tin case collection bundle hamper basket sampler class course workshop lesson evening day afternoon morning night weekend tour voucher card book guide handbook journal notebook print poster game toy two three four six'.split(
    ' ',
  ),
)

/**
 * The kind of thing that a product key names: 'folding-walnut-chess-set' and 'marble-chess-set' are both a 'chess-set',
 * so that a page doesn't show two. Whatever follows 'for', 'with', 'in' … is ignored.
 */
export const familyOf: (productKey: string) => string = remembered((productKey) => {
  const [head = ''] = productKey.split(/-(?:for|with|in|from|on|to|that|by|at|under|over|made|without|and)-/)
  const words = head
    .split('-')
    .filter((word) => !/^\d/.test(word))
    .map(singularOf)
  const last = words.at(-1) ?? productKey
  const before = words.at(-2)
  return before !== undefined && containers.has(last) ? `${before}-${last}` : last
})
