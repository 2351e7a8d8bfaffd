import { isSameAddress } from '#domain/shared/email-address.ts'
import { amountError, type AmountTexts } from '#domain/shared/amount-error.ts'
import { toDecimal, type Cents } from '#domain/shared/money.ts'
import { optionalEmailSchema } from '#domain/shared/wire.ts'
import type { DraftShare } from '#domain/splits/rows.ts'
import { splitTexts } from '#domain/texts/splits.ts'

/** What is wrong with the custom amount of a row. The server takes 0; a row of 0 isn't sent. */
export function shareError(cents: Cents): string | undefined {
  return cents > 0 ? tooLargeError(cents, splitTexts.shareAmount) : splitTexts.shareAmount.invalid
}

/** What is wrong with an amount while it's typed: nothing, or that it's too large. */
export function tooLargeError(cents: Cents, texts: AmountTexts): string | undefined {
  return amountError(toDecimal(cents), texts)
}

/** What is wrong with an address; each may be in the list once. */
export function emailError(email: string, others: readonly Pick<DraftShare, 'email'>[]): string | undefined {
  const address = email.trim()
  if (address === '') return undefined
  const [wrong] = optionalEmailSchema.safeParse(address).error?.issues ?? []
  if (wrong !== undefined) return wrong.message
  return others.some((other) => isSameAddress(other.email.trim(), address)) ? splitTexts.emailTwice : undefined
}
