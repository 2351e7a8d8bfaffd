import { lazy } from 'react'
import type { LazyExoticComponent, ReactNode } from 'react'

type Part<Props> = (props: Props) => ReactNode

/** `lazy` for named exports: `lazyPart(() => import('./AddContactDialog.tsx'), 'AddContactDialog')`. */
export function lazyPart<Name extends string, Props>(
  load: () => Promise<Record<Name, Part<Props>>>,
  name: Name,
): LazyExoticComponent<Part<Props>> {
  return lazy(async () => ({ default: (await load())[name] }))
}
