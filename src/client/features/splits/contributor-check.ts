import { isSameAddress } from '#domain/shared/email-address.ts'
import { MAX_AMOUNT, type Cents } from '#domain/shared/money.ts'
import { optionalEmailSchema } from '#domain/shared/wire.ts'
import type { DraftShare } from '#domain/splits/rows.ts'
import { splitTexts } from '#domain/texts/splits.ts'

/** What is wrong with the custom amount of a row. */
export function shareError(cents: Cents): string | undefined {
  if (cents > MAX_AMOUNT) return splitTexts.shareAmount.tooLarge
  return cents > 0 ? undefined : splitTexts.shareAmount.invalid
}

/** What is wrong with an address; each may be in the list once. */
export function emailError(email: string, others: readonly Pick<DraftShare, 'email'>[]): string | undefined {
  const address = email.trim()
  if (address === '') return undefined
  const [wrong] = optionalEmailSchema.safeParse(address).error?.issues ?? []
  if (wrong !== undefined) return wrong.message
  return others.some((other) => isSameAddress(other.email.trim(), address)) ? splitTexts.emailTwice : undefined
}
