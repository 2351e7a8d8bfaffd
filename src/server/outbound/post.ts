import { askGuarded, NotPublic, reasonOf } from './ask-guarded.ts'
import { production, type Guard } from './fetch-page.ts'
import { targetOf } from './target.ts'

export type Posted =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  /** Not https, or not on the public internet: no request was made, and none ever will be. */
  | { kind: 'refused' }
  /** `why` is for the log. */
  | { kind: 'unreachable'; why: string }

/** Sends data to an address that someone else provided. */
export type Post = (
  link: string,
  message: { headers: Record<string, string | number>; body: Buffer },
) => Promise<Posted>

/** Whether sending there could ever be allowed, judging by the address itself. Names are resolved when sending. */
export function mayPostTo(link: string, guard: Pick<Guard, 'ports' | 'isAllowed'> = production): boolean {
  const target = targetOf(link, guard.ports)
  if (target?.url.protocol !== 'https:') return false
  // A name without a dot belongs to this network, never to the public internet.
  return target.isLiteral ? guard.isAllowed(target.host) : target.host.includes('.')
}

/** Posts by https through the same guard as for pages. Redirects are ordinary answers. */
export function createPoster(guard: Guard): Post {
  return async (link, { headers, body }) => {
    const target = mayPostTo(link, guard) ? targetOf(link, guard.ports) : undefined
    if (!target) return { kind: 'refused' }
    const whole = new AbortController()
    try {
      const answer = await askGuarded(target, { method: 'POST', headers, body }, { guard, whole })
      // Nothing but the status matters.
      answer.destroy()
      return { kind: 'answered', status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }
    } catch (error) {
      return error instanceof NotPublic ? { kind: 'refused' } : { kind: 'unreachable', why: reasonOf(error) }
    } finally {
      whole.abort()
    }
  }
}
