import { formatMoney, fromDecimal } from '#domain/shared/money.ts'

/** '$48.70' of '48.70'. */
export function dollars(decimal: string): string {
  return formatMoney(fromDecimal(decimal))
}

/** '$1,200' where cents would only be in the way: the scale of a chart. */
export function wholeDollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`
}
