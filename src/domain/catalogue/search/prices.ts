import type { Cents } from '../../shared/money.ts'
import { take } from './take.ts'

export interface PriceRead {
  minCents?: Cents
  maxCents?: Cents
  rest: string
}

/**
 * What a folded search says about the price, and the text without it: 'mug under $20', 'between 30 and 60 dollars', 'over $200'. A
 * number without a currency counts only behind a word like 'under', and only from ten on: smaller ones may be years.
 */
export function readPrice(text: string): PriceRead {
  for (const { pattern, read } of phrases) {
    const { found, rest } = take(text, pattern)
    if (!found) continue
    const [, first = '0', second = '0'] = found
    return { ...read(Number(first) * 100, Number(second) * 100), rest }
  }
  return { rest: text }
}

const dollars = String.raw`(?: ?(?:dollars?|bucks|usd|euros?|eur|gbp|€|£))`
const number = String.raw`(\d{1,4})(?:\.\d\d)?`
const money = String.raw`(?:[$€£] ?${number}${dollars}?)`
/** Not 'under 30 pieces', and not the '3' of '3-5'. */
const unit = String.raw`(?![\d-])(?! ?(?:years?|yrs?|yo|inch(?:es)?|pieces?|months?|weeks?|days?|minutes?|people|players|lbs?|pounds?|oz|cm|mm|percent|%))`
const bare = String.raw`(?:[$€£] ?)?${number}${dollars}?${unit}`
const large = String.raw`(?:[$€£] ?(?=\d)|(?=\d\d))${number}${dollars}?${unit}`
const to = String.raw` ?(?:-|–|to|and) ?`

const below = (maxCents: Cents) => ({ maxCents })
const above = (minCents: Cents) => ({ minCents })
const between = (one: Cents, other: Cents) => ({ minCents: Math.min(one, other), maxCents: Math.max(one, other) })
/** 'About $40' is $30 to $50. */
const about = (cents: Cents) => ({ minCents: Math.round(cents * 0.75), maxCents: Math.round(cents * 1.25) })

const phrases: { pattern: RegExp; read: (first: Cents, second: Cents) => Omit<PriceRead, 'rest'> }[] = [
  { pattern: new RegExp(String.raw`(?:between |from )${bare}${to}${bare}`), read: between },
  { pattern: new RegExp(String.raw`[$€£] ?${number}${to}[$€£]? ?${number}${dollars}?${unit}`), read: between },
  { pattern: new RegExp(String.raw`\b${number}${to}${number}${dollars}(?!\w)`), read: between },
  {
    pattern: new RegExp(
      String.raw`\b(?:under|below|less than|cheaper than|up to|at most|no more than|max(?:imum)?|within|budget(?: of)?) ${large}`,
    ),
    read: below,
  },
  { pattern: new RegExp(String.raw`${money} (?:or (?:less|under)|max(?:imum)?|budget|and under|tops)\b`), read: below },
  {
    pattern: new RegExp(String.raw`\b(?:over|above|more than|at least|from|starting at|min(?:imum)?) ${money}${unit}`),
    read: above,
  },
  { pattern: new RegExp(String.raw`${money} (?:or more|and up|and over|plus)\b`), read: above },
  {
    pattern: new RegExp(String.raw`(?:\b(?:around|about|roughly|approximately|circa) |~ ?)${money}${unit}`),
    read: about,
  },
  { pattern: new RegExp(String.raw`(?:\bfor )?${money}${unit}`), read: below },
  { pattern: new RegExp(String.raw`\b(?:for )?${number}(?: ?(?:dollars?|bucks|euros?))(?!\w)`), read: below },
]
