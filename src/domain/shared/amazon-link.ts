/** Of a parsed link (URL), what counts here. */
export interface LinkParts {
  hostname: string
  pathname: string
}

/** Short links and pictures of the shop that do not carry its name as a label of its own. */
const otherHosts = /(?:^|\.)(?:a\.co|z\.cn|media-amazon\.com|images-amazon\.com|ssl-images-amazon\.com)$/

/** amazon.com, www.amazon.co.uk, smile.amazon.de, amzn.to, amzn.eu …: the name with one or two labels after it. */
const ownHosts = /(?:^|\.)(?:amazon|amzn|amzlink)\.[a-z]{2,8}(?:\.[a-z]{2,3})?$/

/** Whether a link leads to Amazon, in any of its countries. Its pages are never fetched. */
export function isAmazonLink({ hostname }: Pick<LinkParts, 'hostname'>): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  return ownHosts.test(host) || otherHosts.test(host) || host.endsWith('.amazon')
}

const productPath =
  /\/(?:dp|gp\/product|gp\/aw\/d|gp\/offer-listing|exec\/obidos\/(?:ASIN|tg\/detail\/-)|o\/ASIN|product|product-reviews)\/(?:[\w-]+\/)?([A-Z0-9]{10})(?:[/?]|$)/i

/** The product's number in the shop, where the link carries one. */
export function asinIn({ pathname }: Pick<LinkParts, 'pathname'>): string | null {
  return productPath.exec(pathname)?.[1]?.toUpperCase() ?? null
}
