import { useEffect, useSyncExternalStore } from 'react'

type Heading = { title: string; subtitle?: string | undefined }

let current: Heading | undefined
const listeners = new Set<() => void>()

/** Lets a page whose heading depends on what it shows replace the route's title and subtitle in the header. */
export function usePageHeading(title: string, subtitle?: string) {
  useEffect(() => {
    show({ title, subtitle })
    return () => show(undefined)
  }, [title, subtitle])
}

export function useHeadingOverride(): Heading | undefined {
  return useSyncExternalStore(subscribe, () => current)
}

function show(heading: Heading | undefined) {
  current = heading
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
