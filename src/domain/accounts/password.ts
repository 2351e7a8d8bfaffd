import { passwordTexts } from '../texts/password.ts'
import { passwordLengthTexts } from '../texts/password-length.ts'
import { isCommonPassword } from './common-passwords.ts'
import { isTooLong, isTooShort } from './password-length.ts'

/** Why a new password can't be used, as a sentence; undefined if it can. No composition rules (NIST SP 800-63B). */
export function passwordProblem(
  password: string,
  tooShort: string = passwordLengthTexts.tooShort.description,
): string | undefined {
  if (isTooShort(password)) return tooShort
  if (isTooLong(password)) return passwordTexts.tooLong
  if (isCommonPassword(password)) return passwordTexts.tooCommon
  return undefined
}
