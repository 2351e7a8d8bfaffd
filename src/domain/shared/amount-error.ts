import { inputTexts } from '../texts/input.ts'
import { readAmount } from './money.ts'

/** A field's messages for an amount that it can't accept. */
export interface AmountTexts {
  /** For everything that isn't a number of 0 or more. */
  invalid: string
  tooLarge: string
}

/** The message for an amount that was typed or sent; undefined if it's valid. */
export function amountError(input: string | number, texts: AmountTexts): string | undefined {
  const read = readAmount(input)
  if (typeof read === 'number') return undefined
  if (read === 'tooManyDecimals') return inputTexts.tooManyDecimals
  return read === 'tooLarge' ? texts.tooLarge : texts.invalid
}
