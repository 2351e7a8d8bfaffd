import type { Cents } from '../shared/money.ts'

/** A price as a page states it; no currency if the page names none. */
export interface PagePrice {
  amount: Cents
  currency: string | null
}

/** Above this, the amount is probably something else. */
const MAX_PLAUSIBLE: Cents = 100_000_000

const signs: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/\bC(?:A|AD)? ?\$/i, 'CAD'],
  [/\bA(?:U|UD)? ?\$/i, 'AUD'],
  [/\bNZ ?\$/i, 'NZD'],
  [/\bHK ?\$/i, 'HKD'],
  [/\bR ?\$/i, 'BRL'],
  [/\bMX ?\$/i, 'MXN'],
  [/\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/[¥￥]/, 'JPY'],
  [/₹/, 'INR'],
  [/₩/, 'KRW'],
  [/zł/i, 'PLN'],
]

/**
 * Reads '49.90', '1,299.00', '1.299,00 €', 'From $12' or the number 49.9. Undefined for ambiguous text ('1.299'), for
 * ranges, and for amounts that can't be a price: 0, or more than a million.
 */
export function readPagePrice(value: unknown, currency?: unknown): PagePrice | undefined {
  // Rounded, so that 49.900000000000006 is 49.90.
  const text = typeof value === 'number' ? value.toFixed(2) : typeof value === 'string' ? value : undefined
  if (text === undefined || text.length > 60) return undefined
  const [digits, more] = text.match(/\d(?:[\d.,'’\s]*\d)?/g) ?? []
  if (digits === undefined || more !== undefined || /-\s*\d/.test(text)) return undefined
  const amount = centsIn(digits.replace(/['’\s]/g, ''))
  if (amount === undefined || amount <= 0 || amount > MAX_PLAUSIBLE) return undefined
  return { amount, currency: currencyCode(currency) ?? currencyIn(text) }
}

function centsIn(digits: string): Cents | undefined {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last === -1) return toCents(digits, '')
  const mark = digits.charAt(last) === '.' ? '.' : ','
  const whole = digits.slice(0, last)
  const after = digits.slice(last + 1)
  const hasOther = /[.,]/.test(whole)
  if (!hasOther && after.length !== 3) return toCents(whole, after)
  const other = mark === '.' ? ',' : '.'
  if (hasOther && !whole.includes(mark))
    return grouped[other].test(whole) ? toCents(whole.replaceAll(other, ''), after) : undefined
  if (!grouped[mark].test(digits)) return undefined
  // '1,299' is one thousand; '1.299' may be either.
  return hasOther || mark === ',' ? toCents(digits.replaceAll(mark, ''), '') : undefined
}

/** After the first, every group between marks has three digits. */
const grouped = { '.': /^\d{1,3}(?:\.\d{3})+$/, ',': /^\d{1,3}(?:,\d{3})+$/ }

function toCents(whole: string, fraction: string): Cents {
  const roundsUp = fraction.charAt(2) >= '5' ? 1 : 0
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundsUp
}

function currencyCode(currency: unknown): string | null {
  return typeof currency === 'string' && /^\s*[a-z]{3}\s*$/i.test(currency) ? currency.trim().toUpperCase() : null
}

function currencyIn(text: string): string | null {
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0]
  if (code !== undefined) return code
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null
}
