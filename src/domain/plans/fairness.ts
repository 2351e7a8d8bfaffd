import type { Cents } from '../shared/money.ts'

/** What one person of a group gets. */
export interface FairShare {
  count: number
  sum: Cents
}

export interface Fairness {
  smallest: Cents
  largest: Cents
  /** Whole percent by which the smallest sum is below the largest, rounded up: more than 20 whenever it's uneven. */
  percent: number
  /** More than a fifth. */
  isUneven: boolean
}

/** Children notice when one of them gets much less: (largest − smallest) ÷ largest above 20 %. Null below two people. */
export function fairnessOf(group: readonly FairShare[]): Fairness | null {
  if (group.length < 2) return null
  const sums = group.map(({ sum }) => sum)
  const [smallest, largest] = [Math.min(...sums), Math.max(...sums)]
  const difference = largest - smallest
  return {
    smallest,
    largest,
    percent: largest === 0 ? 0 : Math.ceil((difference * 100) / largest),
    // Compared as products of whole cents, so that exactly 20 % is even.
    isUneven: difference * 100 > largest * UNEVEN_PERCENT,
  }
}

const UNEVEN_PERCENT = 20
