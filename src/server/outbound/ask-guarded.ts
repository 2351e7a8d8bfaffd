import type { IncomingMessage } from 'node:http'
import { ask, type Asking } from './ask.ts'
import type { Resolve } from './resolver.ts'
import type { Target } from './target.ts'

export interface Patience {
  /** DNS lookup, connecting and TLS handshake, in ms. */
  connectMs: number
  /** From the request to the first line of the answer, in ms. */
  answerMs: number
}

/** Decides which addresses may be requested. */
export interface Rules {
  resolve: Resolve
  isAllowed: (address: string) => boolean
  /** Trusted instead of the system's certificates. */
  certificates?: string
  limits: Patience
}

/** The name leads into this network, or nowhere. */
export class NotPublic extends Error {}

/** Requests an address from a server proven to be public; `whole` aborts everything. */
export async function askGuarded(
  target: Target,
  asking: Asking,
  { guard, whole }: { guard: Rules; whole: AbortController },
): Promise<IncomingMessage> {
  const { connectMs, answerMs } = guard.limits
  let waiting = setTimeout(() => whole.abort(new Error('nobody let us in')), connectMs)
  const onConnected = (): void => {
    clearTimeout(waiting)
    waiting = setTimeout(() => whole.abort(new Error('nobody answered')), answerMs)
  }
  try {
    const addresses = await checkedAddresses(target, guard, whole.signal)
    return await ask(target, addresses, asking, {
      signal: whole.signal,
      onConnected,
      certificates: guard.certificates,
    })
  } finally {
    clearTimeout(waiting)
  }
}

/** One private address among many refuses the name: which of them is used would be up to chance. */
async function checkedAddresses(target: Target, guard: Rules, signal: AbortSignal): Promise<string[]> {
  const addresses = target.isLiteral ? [target.host] : await guard.resolve(target.host, signal)
  signal.throwIfAborted()
  if (addresses.length === 0 || !addresses.every(guard.isAllowed))
    throw new NotPublic('the address is not a public one')
  return addresses
}

/** Node's own messages name the host and its address ('connect ECONNREFUSED 192.0.2.1:443'); its codes do not. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.message
}
