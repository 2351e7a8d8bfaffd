/** Half of a surrogate pair, as a cut emoji leaves it; a URL can't contain it. */
const halfLetters = /\p{Cs}/gu
const affiliateTagForm = /^[A-Za-z0-9-]{1,64}$/

export interface Shop {
  /** The host of the retailer's store in a country. */
  marketplace?: string | undefined
  /** Earns the operator of this instance a commission. */
  affiliateTag?: string | undefined
  /** Another shop's search, with '{searchTerms}' where the words go. */
  searchUrlTemplate?: string | undefined
}

/**
 * Link to a shop's search for this: the retailer's with the affiliate tag, if there is one, or the template's.
 * @throws {RangeError} for blank terms or a tag that is not letters, digits and hyphens
 */
export function shopSearchUrl(
  searchTerms: string,
  { marketplace = 'www.amazon.com', affiliateTag, searchUrlTemplate }: Shop = {},
): string {
  const terms = searchTerms.replace(halfLetters, '').match(/\S+/g) ?? []
  if (terms.length === 0) throw new RangeError('A shop search needs terms')
  const query = terms.map(encodeURIComponent).join('+')
  if (searchUrlTemplate) return searchUrlTemplate.replaceAll('{searchTerms}', () => query)
  if (!affiliateTag) return `https://${marketplace}/s?k=${query}`
  if (!affiliateTagForm.test(affiliateTag)) {
    throw new RangeError('An affiliate tag has letters, digits and hyphens only')
  }
  return `https://${marketplace}/s?k=${query}&tag=${affiliateTag}`
}
