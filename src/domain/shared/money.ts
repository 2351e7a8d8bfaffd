/** An amount of money in the minor unit, always a whole number. */
export type Cents = number

/** 99,999,999.99, what `numeric(10,2)` holds. */
export const MAX_AMOUNT: Cents = 9_999_999_999

/**
 * The amount in a text or request: '48.70', '$1,234.5', 48.7. Text is read digit by digit, so that no binary fraction is
 * ever involved. Undefined unless it's an amount of 0 to 99,999,999.99 with at most two decimals; '12,34' is refused
 * rather than read as 1234.
 */
export function parseAmount(input: string | number): Cents | undefined {
  const read = readAmount(input)
  return typeof read === 'number' ? read : undefined
}

/** Why a text isn't an amount: it isn't a number of 0 or more, or `numeric(10,2)` can't hold it. */
export type AmountProblem = 'unreadable' | 'tooLarge' | 'tooManyDecimals'

export function readAmount(input: string | number): Cents | AmountProblem {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/.exec(String(input).trim())
  if (!match) return 'unreadable'
  const whole = (match[1] ?? '').replaceAll(',', '')
  const fraction = match[2] ?? ''
  if (whole === '' && fraction === '') return 'unreadable'
  const significant = whole.replace(/^0+/, '')
  if (significant.length > 8) return 'tooLarge'
  if (fraction.length > 2) return 'tooManyDecimals'
  return Number(significant) * 100 + Number(fraction.padEnd(2, '0'))
}

/** Reads what `toDecimal` wrote. A sum may be larger than any amount that can be entered. */
export function fromDecimal(decimal: string): Cents {
  return Number(decimal.replace('.', ''))
}

/** '48.70', as amounts cross the wire and enter `numeric(10,2)`. @throws {RangeError} when not a whole number. */
export function toDecimal(cents: Cents): string {
  const { sign, whole, fraction } = split(cents)
  return `${sign}${whole}.${fraction}`
}

/** '$1,234.50'. @throws {RangeError} when not a whole number. */
export function formatMoney(cents: Cents): string {
  const { sign, whole, fraction } = split(cents)
  return `${sign}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

function split(cents: Cents): { sign: string; whole: string; fraction: string } {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return { sign: cents < 0 ? '-' : '', whole: digits.slice(0, -2), fraction: digits.slice(-2) }
}
