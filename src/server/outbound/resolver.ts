import { Resolver } from 'node:dns/promises'

/** All addresses of a name, IPv4 first; throws if it has none. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>

/**
 * Asks the name servers directly. The system's own lookup would also read the hosts file, and slow answers would block
 * the few threads that files and password hashes need. `servers` are for tests.
 */
export function createResolver(servers?: string[]): Resolve {
  return async (name, signal) => {
    signal.throwIfAborted()
    const resolver = new Resolver({ timeout: 1_000, tries: 2 })
    if (servers) resolver.setServers(servers)
    const cancel = (): void => resolver.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
      const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
      if (addresses.length === 0) throw new Error('the name has no address')
      return addresses
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}
