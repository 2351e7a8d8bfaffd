import { passwordTexts } from '../texts/password.ts'
import { isCommonPassword } from './common-passwords.ts'

export const PASSWORD_MIN = 8
/** Long enough for any passphrase, short enough that its length doesn't add to the cost of hashing. */
export const PASSWORD_MAX = 256

/** Why a new password can't be used, as a sentence; undefined if it can. No composition rules (NIST SP 800-63B). */
export function passwordProblem(
  password: string,
  tooShort: string = passwordTexts.tooShort.description,
): string | undefined {
  // Counted in characters, not in UTF-16 units: an emoji is one.
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return tooShort
  if (length > PASSWORD_MAX) return passwordTexts.tooLong
  if (isCommonPassword(password)) return passwordTexts.tooCommon
  return undefined
}
