import type { DraftShare } from '#domain/splits/rows.ts'
import { splitTexts } from '#domain/texts/splits.ts'

/** Wide enough for every real address; the server looks closer. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with an address; every one stands in the list once. */
export function emailError(email: string, others: readonly Pick<DraftShare, 'email'>[]): string | undefined {
  const address = email.trim().toLowerCase()
  if (address === '') return undefined
  if (!ADDRESS.test(address)) return splitTexts.emailInvalid
  return others.some((other) => other.email.trim().toLowerCase() === address) ? splitTexts.emailTwice : undefined
}
