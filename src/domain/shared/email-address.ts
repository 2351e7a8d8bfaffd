// One address, however it's typed. Only JavaScript folds addresses: a database's lower() depends on its locale, so SQL
// compares the stored keys.

/** Unicode's compatibility form in lower case, composed again: 'É' composed or not, 'Ada' or 'ADA', an accented 'Ϊ'. */
export function foldAddress(address: string): string {
  return address.normalize('NFKC').toLowerCase().normalize('NFKC')
}

/**
 * Whether a character only looks like ASCII and would fold to it, such as the Kelvin sign or the dotted capital I. Such
 * an address would be mistaken for someone else's, so no one can enter one.
 */
export function imitatesAscii(address: string): boolean {
  return (
    // The Kelvin sign composes to a plain K; the long s of a dotted one (U+1E9B) is part of another letter.
    foreignSigns(address).some((sign) => hasAscii(sign.normalize('NFC'))) ||
    foreignSigns(address.normalize('NFC')).some((sign) => hasAscii(foldAddress(sign)))
  )
}

function foreignSigns(text: string): string[] {
  return Array.from(text).filter((sign) => sign > '\u007F')
}

function hasAscii(text: string): boolean {
  return /[\u0021-\u007E]/.test(text)
}

/**
 * What an address is stored and compared by. One that imitates ASCII (from before these were refused) never gets the key of
 * the address that it imitates; the space keeps the two kinds apart, as no address has one.
 */
export function addressKey(address: string): string {
  return imitatesAscii(address) ? `imitates ${imitatedAddress(address)}` : foldAddress(address)
}

/** The key of an account whose address belonged to another account when keys were introduced. */
export function exactAddressKey(address: string): string {
  return `exactly ${address}`
}

/**
 * The keys of the account that a typed address may refer to, likeliest first. Accounts from before keys were introduced
 * stay reachable, by their exact spelling or by the plain letters it imitates.
 */
export function signInKeys(typed: string): [exact: string, folded: string, imitating: string] {
  return [exactAddressKey(typed), addressKey(typed), `imitates ${imitatedAddress(typed)}`]
}

/** The plain letters that an address looks like. Every spelling that reaches an account shares it, and so its rate limit. */
export function imitatedAddress(address: string): string {
  return foldAddress(address).replaceAll('i\u0307', 'i')
}

export function isSameAddress(one: string | null | undefined, other: string | null | undefined): boolean {
  if (!one || !other) return !one && !other
  return addressKey(one) === addressKey(other)
}
