export const PASSWORD_MIN = 8
/** Long enough for any passphrase, short enough that hashing it costs what hashing costs. */
export const PASSWORD_MAX = 256

/** Why a new password cannot be used, as a sentence; undefined when it can. No rules of composition (NIST 800-63B). */
export function passwordProblem(
  password: string,
  tooShort = 'Password must be at least 8 characters long.',
): string | undefined {
  // Counted in characters, not in UTF-16 units: an emoji is one.
  const { length } = Array.from(password)
  if (length < PASSWORD_MIN) return tooShort
  if (length > PASSWORD_MAX) return 'Password may have at most 256 characters'
  if (isCommon(password)) return 'This password is too common. Please choose another one.'
  return undefined
}

/** The passwords tried first in every attack, and the product's own name. */
const COMMON = new Set(
  (
    'password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 0123456789 ' +
    '87654321 987654321 11111111 00000000 88888888 12341234 11223344 123123123 147258369 qwertyui qwertyuiop qwerty12 qwerty123 ' +
    'qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess football ' +
    'baseball superman batman123 trustno1 welcome1 welcome123 letmein1 letmein123 admin123 administrator abcd1234 abc12345 ' +
    'a1b2c3d4 aa123456 changeme changeme1 starwars computer michelle jennifer whatever internet corvette mercedes maverick ' +
    'liverpool arsenal1 chelsea1 samsung1 google123 facebook ribbonry ribbonry1 neverMissAGift'
  )
    .toLowerCase()
    .split(' '),
)

function isCommon(password: string): boolean {
  const folded = password.toLowerCase()
  return COMMON.has(folded) || /^(.)\1+$/u.test(folded)
}
