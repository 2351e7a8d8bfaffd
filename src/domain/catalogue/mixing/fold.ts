import { titleKey } from '../../gifts/title-key.ts'
import { foldText } from '../../shared/search-text.ts'
import { remembered } from '../../shared/remembered.ts'

/** What mixing needs to know of a product. */
export interface Mixable {
  provider: string
  /** The name of the source. */
  source: string
  id: string
  title: string
  brand?: string | undefined
  gtin?: string | undefined
  priceCents?: number | undefined
  priceKind: 'live' | 'typical' | 'sample'
  inStock?: boolean | undefined
}

/** The same thing at one or more sources. */
export interface Folded<P extends Mixable> {
  /** The best known offer: what its card shows, under the name of its source. */
  best: P
  /** Names of the other sources that have it. */
  alsoAt: string[]
  /** Its keys at all of them. */
  keys: string[]
}

/**
 * Whatever shares a key is one thing: the same trade number, the same product of the same source, or the same title of
 * the same brand. A title that names only a kind of gift ('Book') is no key.
 */
export function foldKeys({ provider, id, title, brand, gtin }: Mixable): string[] {
  const named = keyOfTitle(title)
  return [
    `product ${provider} ${id}`,
    // A 12-digit UPC is a GTIN-13 or GTIN-14 without its leading zeros (GS1 General Specifications).
    ...(gtin ? [`gtin ${gtin.padStart(14, '0')}`] : []),
    ...(named === null ? [] : [`title ${foldText(brand ?? '')} ${named}`]),
  ]
}

const keyOfTitle = remembered(titleKey)

/** Groups what is the same thing, in the order in which each was seen first. */
export function groupSame<P extends Mixable>(products: readonly P[]): P[][] {
  const groups: P[][] = []
  const groupOf = new Map<string, P[]>()
  for (const product of products) {
    const known = foldKeys(product).map((key) => groupOf.get(key))
    const [first = [], ...others] = new Set(known.filter((group) => group !== undefined))
    // A product can turn out to be what joins two groups.
    for (const other of others) {
      first.push(...other)
      groups.splice(groups.indexOf(other), 1)
    }
    if (first.length === 0) groups.push(first)
    first.push(product)
    for (const member of others.length > 0 ? first : [product])
      for (const key of foldKeys(member)) groupOf.set(key, first)
  }
  return groups
}

/** The best known offer of a group: in stock before sold out, a shop's price before a typical one, then the lowest. */
export function folded<P extends Mixable>(group: readonly [P, ...P[]]): Folded<P> {
  const best = group.reduce((one, other) => (compareOffers(other, one) < 0 ? other : one))
  const names = new Set(group.map(({ source }) => source))
  names.delete(best.source)
  return { best, alsoAt: [...names], keys: [...new Set(group.flatMap(foldKeys))] }
}

function compareOffers(one: Mixable, other: Mixable): number {
  return (
    Number(one.inStock === false) - Number(other.inStock === false) ||
    Number(!isPriced(one)) - Number(!isPriced(other)) ||
    (one.priceCents ?? Number.MAX_SAFE_INTEGER) - (other.priceCents ?? Number.MAX_SAFE_INTEGER)
  )
}

function isPriced({ priceKind, priceCents }: Mixable): boolean {
  return priceKind === 'live' && priceCents !== undefined
}
