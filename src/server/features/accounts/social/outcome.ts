import type { SocialArrival } from '#domain/accounts/social.ts'
import { socialTexts } from '#domain/texts/social.ts'

/** How a sign-in at a provider ended. */
export type Outcome =
  | { kind: 'arrived'; arrival: SocialArrival; token?: string }
  /** `message` is a sentence of ours; without one the pages have their own for the error. */
  | { kind: 'refused'; error: string; message?: string }

export function refused(error: string, message?: string): Outcome {
  return { kind: 'refused', error, ...(message === undefined ? {} : { message }) }
}

export const failed = refused('social_login_failed')
export const sessionGone = refused('session_gone', socialTexts.sessionGone)

/** A path of this app with these words in its search. */
export function withSearch(path: string, words: Record<string, string | undefined>): string {
  const url = new URL(path, NOWHERE)
  for (const [name, value] of Object.entries(words)) if (value !== undefined) url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/** Where the user wanted to go afterward, if it's a page of this app. */
export function ownPath(next: unknown): string | undefined {
  // A second slash or a backslash would name another host; browsers drop control characters before reading.
  if (typeof next !== 'string' || next.length > 500 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined
  const url = new URL(next, NOWHERE)
  // '/.//host' has become '//host'.
  if (url.origin !== NOWHERE || url.pathname.startsWith('//')) return undefined
  const isPage = url.pathname !== '/' && !/^\/(api|login)(\/|$)/.test(url.pathname)
  return isPage ? url.pathname + url.search + url.hash : undefined
}

const NOWHERE = 'https://nowhere.invalid'
