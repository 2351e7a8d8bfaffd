/** 'amazon.com' for the address of a product; null for none, and for what is no address. */
export function shopOf(productUrl: string | null): string | null {
  if (productUrl === null) return null
  const host = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(productUrl)?.[1]
  return host === undefined ? null : host.toLowerCase().replace(/^(?:www|m|smile)\./, '')
}
