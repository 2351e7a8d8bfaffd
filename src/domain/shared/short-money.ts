import { formatMoney, type Cents } from './money.ts'

/** '$638', and '$48.70' where there are cents: for totals and tables, where '.00' on every line is noise. */
export function shortMoney(cents: Cents): string {
  return formatMoney(cents).replace(/\.00$/, '')
}
