import type { IncomingMessage } from 'node:http'
import type { Asking } from './ask.ts'
import { askGuarded, type Rules } from './ask-guarded.ts'
import { targetOf } from './target.ts'

export interface Journey {
  guard: Rules & { ports: readonly number[]; limits: { redirects: number } }
  asking: Asking
  stopsAt: (url: URL) => boolean
  whole: AbortController
  /** Whether the last server, a public one, has answered. */
  answered: boolean
}

export type Arrival = { kind: 'answered'; url: URL; answer: IncomingMessage } | { kind: 'stopped'; url: URL }

/** Asks an address and follows where it leads, checking every link on the way. */
export async function follow(link: string, journey: Journey): Promise<Arrival> {
  let from: URL | undefined
  for (let hop = 0; hop <= journey.guard.limits.redirects; hop++) {
    journey.answered = false
    const target = targetOf(link, journey.guard.ports, from)
    if (!target) throw new Error('the link leads to no web page')
    if (from?.protocol === 'https:' && target.url.protocol === 'http:') throw new Error('it leads from https to http')
    if (journey.stopsAt(target.url)) return { kind: 'stopped', url: target.url }
    const answer = await askGuarded(target, journey.asking, journey)
    journey.answered = true
    const next = redirectIn(answer)
    if (next === undefined) return { kind: 'answered', url: target.url, answer }
    answer.destroy()
    link = next
    from = target.url
  }
  throw new Error('it leads on and on')
}

function redirectIn(answer: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) ? answer.headers.location : undefined
}
