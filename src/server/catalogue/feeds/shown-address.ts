/**
 * An address without what may be a key: no password, no values of its query, no long words of letters and digits, and
 * nothing after a word like 'apikey' in its path (networks put keys there).
 */
export function shownAddress(address: string): string {
  const url = new URL(address)
  const parts = url.pathname.split('/')
  const path = parts.map((part, at) => (mayBeKey(part) || namesKey.test(parts[at - 1] ?? '') ? HIDDEN : part)).join('/')
  const names = [...url.searchParams.keys()].map((name) => `${encodeURIComponent(name)}=${HIDDEN}`)
  return `${url.origin}${path}${names.length > 0 ? `?${names.join('&')}` : ''}`
}

const HIDDEN = '…'
const namesKey = /^(?:api-?_?key|key|token|secret|auth|password|pw|user|publisher|affiliate)$/i

/** A word with digits that nobody would write by hand. */
function mayBeKey(part: string): boolean {
  const [name = ''] = part.split('.')
  return name.length >= 16 && /\d/.test(name) && /^[\w~-]+$/.test(name)
}
