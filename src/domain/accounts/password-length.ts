const PASSWORD_MIN = 8
/** Long enough for any passphrase, short enough that its length doesn't add to the cost of hashing. */
const PASSWORD_MAX = 256

/** Without the list of common passwords, for forms that must stay small. */
export function isTooShort(password: string): boolean {
  return charactersOf(password) < PASSWORD_MIN
}

export function isTooLong(password: string): boolean {
  return charactersOf(password) > PASSWORD_MAX
}

/** Characters, not UTF-16 units: an emoji is one. */
function charactersOf(password: string): number {
  return Array.from(password).length
}
