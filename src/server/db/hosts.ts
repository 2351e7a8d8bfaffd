/**
 * 'postgres://me@one:5432,two:5432/gifts' as an address for each host, in their order. It's PostgreSQL's own form for several
 * servers of which one is the primary (its documentation, section 34.1.1.3).
 */
export function hostsOf(url: string): string[] {
  const [, before = '', hosts, after = ''] = /^(\w+:\/\/(?:[^/@]*@)?)([^/?]*)(.*)$/s.exec(url) ?? []
  if (hosts === undefined) return [url]
  // Ours to read, not the driver's.
  const rest = after.replace(/([?&])target_session_attrs=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return hosts.split(',').map((host) => before + host + rest)
}

/** Which of several servers is used, until it turns out to be no primary. */
export class Primary {
  readonly #urls: readonly string[]
  #place = 0

  constructor(urls: readonly string[]) {
    this.#urls = urls
  }

  get url(): string {
    return this.#urls[this.#place] ?? ''
  }

  get isAlone(): boolean {
    return this.#urls.length === 1
  }

  /** The next one's turn; connections that fail at the same time change it once. */
  leave(url: string): void {
    if (url === this.url) this.#place = (this.#place + 1) % this.#urls.length
  }
}
