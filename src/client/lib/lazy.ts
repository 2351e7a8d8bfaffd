import { lazy } from 'react'
import type { LazyExoticComponent, ReactNode } from 'react'

type Part<Props> = (props: Props) => ReactNode

/**
 * `lazy` for named exports: `lazyPart(() => import('./AddContactDialog.tsx'), 'AddContactDialog')`. Its `load` fetches the code
 * before it's shown.
 */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, Part<Props>>>,
  name: Name,
): LazyExoticComponent<Part<Props>> & { load: () => Promise<unknown> } {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { load },
  )
}

/** Without idle callbacks, in Safari: until a page that has just appeared is drawn. */
const IDLE_AFTER_MS = 500

/**
 * Fetches code that is likely to be needed while the browser has nothing else to do: naming its many files takes longer on
 * a phone than an answer to a click may.
 * @returns gives it up
 */
export function prepareWhenIdle(load: () => Promise<unknown>): () => void {
  // If it can't be loaded, its dialog says so when it opens.
  const prepare = () => void load().catch(() => undefined)
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(prepare, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(prepare)
  return () => cancelIdleCallback(request)
}
