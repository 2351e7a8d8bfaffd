import { formatMoney, sumCents, type Cents } from '../shared/money.ts'
import { splitTexts } from '../texts/splits.ts'
import type { Share } from './shares.ts'

/** How far the shares are from the total. */
export interface Balance {
  total: Cents
  sum: Cents
  /** What is missing; 0 if the shares reach the total. */
  left: Cents
  /** What is too much. */
  over: Cents
  /** For the progress bar: whole percent, rounded down, so that 100 means fully funded; never above. */
  percent: number
  /** 'Fully funded!': the sum reaches the total. Where nothing is to be paid, nothing is funded either. */
  isFunded: boolean
  confirmed: number
  all: number
  /** The part of `percent` that is confirmed. */
  confirmedPercent: number
}

export function balanceOf(rows: readonly Pick<Share, 'amountCents' | 'confirmed'>[], total: Cents): Balance {
  const sum = sumCents(rows.map(({ amountCents }) => amountCents))
  const confirmed = rows.filter((row) => row.confirmed)
  return {
    total,
    sum,
    left: Math.max(0, total - sum),
    over: Math.max(0, sum - total),
    percent: percentOf(sum, total),
    isFunded: total > 0 && sum >= total,
    confirmed: confirmed.length,
    all: rows.length,
    confirmedPercent: percentOf(sumCents(confirmed.map(({ amountCents }) => amountCents)), total),
  }
}

function percentOf(sum: Cents, total: Cents): number {
  return total > 0 ? Math.min(100, Math.floor((sum * 100) / total)) : 0
}

/** 'Left $3.00' or 'Over by $0.01'; null when the shares are the total. */
export function balanceText({ left, over }: Pick<Balance, 'left' | 'over'>): string | null {
  if (left > 0) return splitTexts.left(formatMoney(left))
  return over > 0 ? splitTexts.over(formatMoney(over)) : null
}
