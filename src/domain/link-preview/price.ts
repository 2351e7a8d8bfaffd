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
 * ranges, and for amounts that can't be a price: 0, or a million and more.
 */
export function readPagePrice(value: unknown, currency?: unknown): PagePrice | undefined {
  const text = typeof value === 'number' ? plainDigits(value) : typeof value === 'string' ? value : undefined
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
  const mark = digits.charAt(last)
  const whole = digits.slice(0, last)
  const after = digits.slice(last + 1)
  const hasOther = /[.,]/.test(whole)
  if (!hasOther && after.length !== 3) return toCents(whole, after)
  // After the first, every group between marks has three digits, except the last one if its mark is the decimal mark.
  const isGrouped = (text: string, by: string): boolean =>
    /^\d{1,3}$/.test(text.split(by)[0] ?? '') &&
    text
      .split(by)
      .slice(1)
      .every((group) => /^\d{3}$/.test(group))
  const other = mark === '.' ? ',' : '.'
  if (hasOther && !whole.includes(mark))
    return isGrouped(whole, other) ? toCents(whole.replaceAll(other, ''), after) : undefined
  if (whole.includes(other) || !isGrouped(digits, mark)) return undefined
  // '1,299' is one thousand; '1.299' may be either.
  return hasOther || mark === ',' ? toCents(digits.replaceAll(mark, ''), '') : undefined
}

function toCents(whole: string, fraction: string): Cents | undefined {
  if (whole.length > 9) return undefined
  const roundsUp = fraction.charAt(2) >= '5' ? 1 : 0
  return Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundsUp
}

/** 49.9 and 49.900000000000006 alike; never '1e21'. */
function plainDigits(value: number): string | undefined {
  return value >= 0 && value < 1e9 ? value.toFixed(2) : undefined
}

function currencyCode(currency: unknown): string | null {
  return typeof currency === 'string' && /^\s*[a-z]{3}\s*$/i.test(currency) ? currency.trim().toUpperCase() : null
}

function currencyIn(text: string): string | null {
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0]
  if (code !== undefined) return code
  return signs.find(([sign]) => sign.test(text))?.[1] ?? null
}
