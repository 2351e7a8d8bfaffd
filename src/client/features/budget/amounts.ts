import { formatMoney, fromDecimal } from '#domain/shared/money.ts'

/** '$48.70' of '48.70'. */
export function dollars(decimal: string): string {
  return formatMoney(fromDecimal(decimal))
}

/** '$1,200', and '$15K' or '$2.5M' from ten thousand on: the scale of a chart has room for no more. */
export function scaleDollars(amount: number): string {
  return `$${(amount < 10_000 ? whole : short).format(amount)}`
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en-US', { notation: 'compact' })
