import { groundOf } from '#domain/pictures/ground.ts'

interface Candidate {
  productKey: string
  categoryId: string
}

/** With two to six cards in a row, no two neighbors should have the same color. */
const APART = 6

/**
 * The landing page's featured ideas, always in the same order: departments take turns, and two cards of one color are
 * kept apart as long as another card can go between them.
 */
export function windowOf<Card extends Candidate>(featured: readonly Card[], count: number): Card[] {
  const waiting = inTurns(featured)
  const window: Card[] = []
  while (window.length < count && waiting.length > 0) {
    const near = new Set(window.slice(-APART).map(colorOf))
    const next = waiting.findIndex((card) => !near.has(colorOf(card)))
    window.push(...waiting.splice(Math.max(0, next), 1))
  }
  return window
}

/** The ground that the card will have on the page. */
function colorOf({ productKey }: Candidate): number {
  return groundOf(productKey)
}

/** The first of every department, then the second of each, and so on. */
function inTurns<Card extends Candidate>(cards: readonly Card[]): Card[] {
  const departments = new Map<string, Card[]>()
  for (const card of cards) {
    const department = card.categoryId.split('.')[0] ?? ''
    departments.set(department, [...(departments.get(department) ?? []), card])
  }
  const longest = Math.max(0, ...[...departments.values()].map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    [...departments.values()].flatMap((department) => department[turn] ?? []),
  ).flat()
}
