import { isIP } from 'node:net'

/** Where a link leads: what is asked there, and the name or address to reach it by. */
export interface Target {
  url: URL
  /** Without the brackets of IPv6 and without the dot that may end a name. */
  host: string
  port: number
  isLiteral: boolean
}

export const WEB_PORTS: readonly number[] = [80, 443]

/**
 * Reads a link the way browsers do, so that 2130706433, 0x7f.1 and full-width digits become the addresses they mean.
 * Undefined for what no page is fetched from: other schemes, names and passwords in the link, other ports.
 */
export function targetOf(link: string, ports: readonly number[], base?: URL): Target | undefined {
  const url = parse(link, base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  if (url.username !== '' || url.password !== '') return undefined
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  if (!ports.includes(port)) return undefined
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  // An empty label ('shop.com..') is no name; without one dot it would be another than the one that was looked at.
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
