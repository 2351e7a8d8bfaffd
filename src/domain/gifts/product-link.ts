import { asinIn, isAmazonLink } from '../shared/amazon-link.ts'

/**
 * The identity of a shop's link: the same text for every address of the same page, without tracking parameters. An Amazon
 * product is its ASIN, whatever the country. Null if the link isn't a product's: not a link, a shop's home page, a
 * search.
 */
export function productLinkKey(link: string | null): string | null {
  const match = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)(?::(\d+))?([^?#]*)(?:\?([^#]*))?/i.exec(link?.trim() ?? '')
  if (!match) return null
  const [, name = '', port = '', path = '', search = ''] = match
  const host = name
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '')
  const segments = path
    .split('/')
    .filter((segment) => segment !== '' && !segment.startsWith('ref='))
    .map(sameEncoding)
  const asin = isAmazonLink({ hostname: host }) ? asinIn({ pathname: `/${segments.join('/')}` }) : null
  if (asin !== null) return asinKey(asin)
  const parameters = parametersOf(search)
  if (isSearch(segments, parameters) || (segments.length === 0 && parameters.length === 0)) return null
  const address = `${host}${/^(80|443)?$/.test(port) ? '' : `:${port}`}/${segments.join('/')}`
  const query = parameters.map((pair) => pair.join('=')).toSorted()
  return `${address}?${query.join('&')}`
}

export function asinKey(asin: string): string {
  return `asin:${asin.toUpperCase()}`
}

export function isAsin(key: string): boolean {
  return /^[a-z0-9]{10}$/i.test(key)
}

/** Campaigns, click ids and partners: none of them identifies the product. */
const tracks =
  /^(?:utm_.+|pk_.+|mtm_.+|mc_[ce]id|tag|ref|ref_|referrer|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|srsltid|irclickid|cjevent|awc|aff|aff_.+|affid|affiliate|affiliate_id|_ga|_gl|linkcode|linkid|ascsubtag|creative|creativeasin|camp)$/i

const searchPages = /^(?:search|sch|suche|recherche|buscar)$/i
const searchEnds = /^(?:s|find|results)$/i
const searchTerms = /^(?:q|k|s|query|search|keywords?|search_query|field-keywords|_nkw)$/i

function isSearch(segments: readonly string[], parameters: readonly [string, string][]): boolean {
  const hasTerms = parameters.some(([name]) => searchTerms.test(name))
  return (
    segments.some((segment) => searchPages.test(segment)) ||
    searchEnds.test(segments.at(-1) ?? '') ||
    (segments.length === 0 && hasTerms)
  )
}

function parametersOf(search: string): [name: string, value: string][] {
  return search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.replaceAll('+', '%20').split('=')
      return [sameEncoding(name), sameEncoding(value.join('='))]
    })
    .filter(([name]) => !tracks.test(name))
}

/** '%7E' and '~' are the same character; undecodable text stays as it is. */
function sameEncoding(text: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(text))
  } catch {
    return text
  }
}
