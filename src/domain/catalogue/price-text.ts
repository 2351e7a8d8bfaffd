import { formatMoney, type Cents } from '../shared/money.ts'
import { priceTexts } from '../texts/prices.ts'

/**
 * 'Typically $35–50': what such a thing costs in shops, not one shop's price. Whole dollars are shown without cents.
 * @param kind of an idea; something homemade has no price
 */
export function typicalPriceText(kind: string, low: Cents, high: Cents): string {
  if (kind === 'diy') return priceTexts.homemade
  if (low === 0) return priceTexts.upTo(plainMoney(high))
  if (low === high) return priceTexts.about(plainMoney(low))
  return priceTexts.between(plainMoney(low), plainMoney(high).slice(1))
}

/** '$35', '$12.50'. */
export function plainMoney(cents: Cents): string {
  return formatMoney(cents).replace(/\.00$/, '')
}
