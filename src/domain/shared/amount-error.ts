import { generalTexts } from '../texts/general.ts'
import { readAmount } from './money.ts'

/** What a field says of an amount that it cannot take. */
export interface AmountTexts {
  /** Of everything that is no number of 0 or more. */
  invalid: string
  tooLarge: string
}

/** The sentence for an amount that was typed or sent; undefined when nothing is wrong with it. */
export function amountError(input: string | number, texts: AmountTexts): string | undefined {
  const read = readAmount(input)
  if (typeof read === 'number') return undefined
  if (read === 'tooManyDecimals') return generalTexts.tooManyDecimals
  return read === 'tooLarge' ? texts.tooLarge : texts.invalid
}
