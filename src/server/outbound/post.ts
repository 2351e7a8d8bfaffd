import { askGuarded, NotPublic, reasonOf } from './ask-guarded.ts'
import { production, type Guard } from './fetch-page.ts'
import { targetOf } from './target.ts'

export type Posted =
  | { kind: 'answered'; status: number; retryAfter: string | undefined }
  /** Not https, or not the public internet: nobody was asked, and nobody ever will be. */
  | { kind: 'refused' }
  /** `why` is for the log. */
  | { kind: 'unreachable'; why: string }

/** Sends something to an address that somebody else named. */
export type Post = (
  link: string,
  message: { headers: Record<string, string | number>; body: Buffer },
) => Promise<Posted>

/** Whether something may ever be sent there, as far as the address itself tells. Names are looked up when it is sent. */
export function mayPostTo(link: string, guard: Pick<Guard, 'ports' | 'isAllowed'> = production): boolean {
  const target = targetOf(link, guard.ports)
  if (target?.url.protocol !== 'https:') return false
  // A name of one label belongs to this network, never to the public one.
  return target.isLiteral ? guard.isAllowed(target.host) : target.host.includes('.')
}

/** Posts by https through the same guard that pages are fetched through. Redirects are answers like others. */
export function createPoster(guard: Guard): Post {
  return async (link, { headers, body }) => {
    const target = mayPostTo(link, guard) ? targetOf(link, guard.ports) : undefined
    if (!target) return { kind: 'refused' }
    const whole = new AbortController()
    try {
      const answer = await askGuarded(target, { method: 'POST', headers, body }, { guard, whole })
      // Whatever it says besides the status is of no use to us.
      answer.destroy()
      return { kind: 'answered', status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }
    } catch (error) {
      return error instanceof NotPublic ? { kind: 'refused' } : { kind: 'unreachable', why: reasonOf(error) }
    } finally {
      whole.abort()
    }
  }
}
