import type { Cents } from '../../shared/money.ts'

export interface FeedPrice {
  cents: Cents
  /** Undefined where none is written. */
  currency: string | undefined
}

/** No present costs more than this: a larger number is a mistake. */
const MAX_CENTS = 100_000_000

/**
 * '15.00 USD', 'USD 1,299.00', '$15', '15,00 EUR'. Undefined for anything else, and for amounts of nothing or of more than
 * a million.
 */
export function readPrice(text: string): FeedPrice | undefined {
  if (text.length > 40) return undefined
  const found = /^([A-Z]{3}|US\$|[$€£])?\s?(\d[\d.,' ]*)\s?([A-Z]{3}|[$€£])?$/i.exec(text.trim())
  if (!found) return undefined
  const [, before, number = '', after] = found
  const amount = amountOf(number.trim())
  if (amount === undefined) return undefined
  const cents = Math.round(amount * 100)
  if (cents <= 0 || cents > MAX_CENTS) return undefined
  return { cents, currency: currencyOf(before ?? after) }
}

/** The last comma or point with one or two digits behind it is that of the cents; the others part thousands. */
function amountOf(number: string): number | undefined {
  const decimals = /^(.*\d)[.,](\d{1,2})$/.exec(number)
  const [whole = '', part = ''] = decimals ? [decimals[1], decimals[2]] : [number, '']
  // Four decimals are how some programs print a price: '15.0000'.
  const long = /^(\d+)\.(\d{3,6})$/.exec(number)
  if (long && (long[2]?.length !== 3 || long[1]?.length === 1)) return Number(number)
  if (!/^\d+$|^\d{1,3}(?:[.,' ]\d{3})+$/.test(whole)) return undefined
  return Number(`${whole.replaceAll(/\D/g, '')}.${part}`)
}

function currencyOf(sign: string | undefined): string | undefined {
  if (sign === undefined) return undefined
  return signs[sign.toUpperCase()] ?? sign.toUpperCase()
}

const signs: Record<string, string> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP' }
