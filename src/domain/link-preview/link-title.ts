import type { LinkParts } from '../shared/amazon-link.ts'
import { capitalized, decoded, tidyLine } from './title.ts'

/** 'Handmade leather journal' of '/listing/1234567/handmade-leather-journal': its slug, without ids. */
export function titleOfLink({ pathname }: Pick<LinkParts, 'pathname'>): string | null {
  const segments = pathname.split('/').toReversed()
  for (const segment of segments) {
    const title = titleOfSegment(decoded(segment))
    if (title !== null) return title
  }
  return null
}

function titleOfSegment(segment: string): string | null {
  const slug = segment.replace(/\.[a-z]{2,5}\d?$/i, '')
  if (slug.includes('=') || isUuid.test(slug) || shopWords.has(slug.toLowerCase())) return null
  const words = slug.split(/[-_+\s]+/).filter((word) => word !== '')
  const named = withoutIds(words)
  const hasWord = named.length === 1 ? isWord.test(named[0] ?? '') : named.some((word) => /^\p{L}{3,}/u.test(word))
  const title = hasWord ? tidyLine(named.join(' ')) : null
  return title === null ? null : capitalized(title)
}

/** A word by itself, not the code of a short link ('AbCdE'). */
const isWord = /^\p{Lu}?\p{Ll}{3,}$/u

const isUuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Numbers and codes at the ends ('kalimba-p-12345', 'B07XJ8C8F5'), with the letter that introduces them. */
function withoutIds(words: readonly string[]): string[] {
  const isId = (word: string) => /^\d{5,}$/.test(word) || (/^[a-z\d]{8,}$/i.test(word) && /\d.*\d/.test(word))
  const first = words.findIndex((word) => !isId(word))
  if (first === -1) return []
  const last = words.findLastIndex((word) => !isId(word))
  const hasId = last < words.length - 1
  const isLabel = hasId && /^(?:[a-z]|id|sku|item|art|ref|pid|prd|prod)$/i.test(words[last] ?? '')
  return words.slice(first, isLabel ? last : last + 1)
}

/** Parts of shops' addresses that say nothing about the product. */
const shopWords = new Set(
  [
    'product products prod item items itm listing listings goods shop store stores catalog catalogue collection',
    'collections category categories browse search detail details view show index home default main page pages buy',
    'cart share reviews review offers offer deal deals sale html en-us en-gb en-ca de-de fr-fr gift gifts product-page',
  ]
    .join(' ')
    .split(' '),
)
