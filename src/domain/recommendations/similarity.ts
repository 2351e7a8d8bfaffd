import { singularOf } from '../catalogue/interests/words.ts'
import { remembered } from '../shared/remembered.ts'
import type { Candidate } from './candidate.ts'

/** What an idea is about: its interests, its category and the category's parents. */
export function tagsOf({ categoryId, interests }: Pick<Candidate, 'categoryId' | 'interests'>): readonly string[] {
  return [...interests, ...withParents(categoryId)]
}

/** 'a.b.c' is 'a', 'a.b' and 'a.b.c'. */
const withParents = remembered((categoryId): readonly string[] => {
  const parts = categoryId.split('.')
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'))
})

/** How alike two sets of tags are, 0 to 1: their cosine. */
export function similarity(a: readonly string[], b: readonly string[]): number {
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
