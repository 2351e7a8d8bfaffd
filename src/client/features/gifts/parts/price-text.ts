import type { Gift } from '#domain/gifts/schema.ts'
import { formatMoney, parseAmount } from '#domain/shared/money.ts'
import { giftTexts } from '#domain/texts/gifts.ts'

/** '$48.70', 'No price', or 'Homemade' for a catalog idea that costs nothing. */
export function priceText({ price, priceKind }: Pick<Gift, 'price' | 'priceKind'>): string {
  const cents = price === null ? undefined : parseAmount(price)
  if (cents === undefined) return giftTexts.noPrice
  return cents === 0 && priceKind === 'typical' ? giftTexts.homemade : formatMoney(cents)
}
