import { isIP } from 'node:net'

/** The target of a link: what to request, and the name or address to reach it by. */
export interface Target {
  url: URL
  /** Without the brackets of IPv6 and without a trailing dot. */
  host: string
  port: number
  isLiteral: boolean
}

export const WEB_PORTS: readonly number[] = [80, 443]

/**
 * Parses a link the way browsers do, so that 2130706433, 0x7f.1 and full-width digits become the addresses they mean.
 * Undefined for links that no page is fetched from: other schemes, names and passwords in the link, other ports.
 */
export function targetOf(link: string, ports: readonly number[], base?: URL): Target | undefined {
  const url = parse(link, base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  if (!ports.includes(port)) return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  // An empty label ('shop.com..') isn't a name; stripping a dot would make it another name than the one that was checked.
  if (host === '' || host.startsWith('.') || host.endsWith('.') || host.includes('..')) return undefined
  return { url, host, port, isLiteral: isIP(host) !== 0 }
}

function parse(link: string, base?: URL): URL | undefined {
  try {
    return new URL(link, base)
  } catch {
    return undefined
  }
}
