/** What a gift idea's title holds. */
const MAX_TITLE = 300
/** Characters of a page's title that are read. Normalizing thousands of accents on one letter takes seconds. */
const LONGEST_READ = 4_000

// Controls, marks that only join or turn letters, and halves of characters. The joiner within emoji stays.
const unseen = /[\p{Cc}\p{Surrogate}\u00ad\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]+/gu

/**
 * One line of plain text from a page: no control characters, single spaces, at most 300 characters. Null if nothing is
 * left.
 */
export function tidyLine(text: string, max = MAX_TITLE): string | null {
  const line = text
    .slice(0, LONGEST_READ)
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(line)) return null
  if (line.length <= max) return line
  const cut = line.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  const atWord = cut.lastIndexOf(' ')
  return `${atWord > max / 2 ? cut.slice(0, atWord) : cut}…`
}

/** 'Ceramic Mug' of 'Ceramic Mug | Heathware' on heathware.com: the shop's name is no part of the product's. */
export function withoutShopName(title: string, shops: readonly string[]): string {
  return title.replace(/(.+\S) [|–—·:•-] (\S[^|–—·•]*)$/, (whole, product: string, ending: string) => {
    const said = letters(ending)
    return said !== '' && shops.some((shop) => letters(shop) === said) ? product : whole
  })
}

/** The names a shop may go by, judging from its host: 'heathware' of www.heathware.co.uk. */
export function namesOfHost(hostname: string): string[] {
  const labels = hostname.replace(/^www\./, '').split('.')
  return [labels.join('.'), ...labels.slice(0, -1)]
}

/** The words of a path segment: 'handmade-leather-journal' becomes 'Handmade leather journal'. Null if it isn't words. */
export function titleInPath(part: string): string | null {
  const words = decoded(part)
    .replace(/\.\w{2,5}$/, '')
    .replace(/[-_+]/g, ' ')
  const title = tidyLine(words)
  if (title === null || !/\p{L}{3}/u.test(title) || !title.includes(' ')) return null
  return capitalized(title)
}

export function capitalized(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** As it is where it isn't valid percent-encoding. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
