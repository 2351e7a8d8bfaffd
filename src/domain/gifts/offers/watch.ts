import type { Cents } from '../../shared/money.ts'

/** A gift whose price its user wants to hear of. */
export interface Watch {
  /** Report this price and less; null: a drop of 10 %. */
  below: Cents | null
  /** The price that the next drop is measured from; null as long as none is known. */
  from: Cents | null
}

export interface Drop {
  price: Cents
  /** What it cost before; null if that isn't known. */
  was: Cents | null
}

/** Of ten parts of the price, what must be left. */
const LEFT_OF_TEN = 9

/** A watch that starts now, at the price that was seen last. With a price of its own it tells even if that is reached already. */
export function startedWatch(below: Cents | null, current: Cents | null): Watch {
  return { below, from: below === null ? current : null }
}

/** What a newly seen price means: at most one drop, which isn't told again until the price has risen and fallen once more. */
export function afterPrice(watch: Watch, price: Cents): { watch: Watch; drop: Drop | null } {
  const { below, from } = watch
  const isTold = below === null ? from !== null && price * 10 <= from * LEFT_OF_TEN : price <= below && !isAt(watch)
  if (isTold) return { watch: { below, from: price }, drop: { price, was: from } }
  // A drop of 10 % counts from the highest price since the last one; a set price is told again once it was left.
  const next = below === null ? Math.max(from ?? price, price) : price
  return { watch: { below, from: next }, drop: null }
}

/** At the price that was set, or below it, and told. */
function isAt({ below, from }: Watch): boolean {
  return below !== null && from !== null && from <= below
}
