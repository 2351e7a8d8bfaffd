import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

// IANA's registries of special-purpose addresses, and metadata services of clouds: everything that isn't the public
// internet.
const notPublic4 = [
  '0.0.0.0/8', // this network; Linux takes 0.0.0.0 for loopback
  '10.0.0.0/8',
  '100.64.0.0/10', // behind a provider's NAT; Alibaba's metadata
  '127.0.0.0/8',
  '168.63.129.16/32', // Azure's host
  '169.254.0.0/16', // link-local; metadata of most clouds
  '172.16.0.0/12',
  '192.0.0.0/24', // protocol assignments; Oracle's metadata
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
]

/** Within 2000::/3, outside of which no public IPv6 address is: loopback, mapped IPv4, NAT64, local and multicast are. */
const notPublic6 = [
  '2001::/23', // Teredo, benchmarks, ORCHID and other protocols
  '2001:db8::/32',
  '2002::/16', // 6to4 carries any IPv4 address
  '2620:4f:8000::/48',
  '3ffe::/16',
  '3fff::/20',
]

const refused = new BlockList()
for (const range of notPublic4) refused.addSubnet(...partsOf(range), 'ipv4')
for (const range of notPublic6) refused.addSubnet(...partsOf(range), 'ipv6')
const unicast6 = new BlockList()
unicast6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address, as resolvers write it, belongs to the public internet. Anything but a plain address doesn't. */
export function isPublicAddress(address: string): boolean {
  // A zone ('%eth0') belongs only to addresses of the local network.
  if (address.includes('%')) return false
  const version = isIP(address)
  if (version === 4) return !refused.check(address, 'ipv4')
  return version === 6 && unicast6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

/**
 * The product's rule. This machine's own public addresses are refused, too: a firewall that keeps others out lets the
 * machine itself in.
 */
export function isOpenToAll(address: string): boolean {
  return isPublicAddress(address) && !ownAddresses().has(address)
}

function ownAddresses(): Set<string> {
  return new Set(Object.values(networkInterfaces()).flatMap((found) => (found ?? []).map(({ address }) => address)))
}

function partsOf(range: string): [network: string, prefix: number] {
  const [network = '', prefix = ''] = range.split('/')
  return [network, Number(prefix)]
}
