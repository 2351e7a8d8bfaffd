import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

type Heading = { title: string; subtitle?: string | undefined }

const override = createStore<Heading | undefined>(undefined)

/** Lets a page whose heading depends on what it shows replace the route's title and subtitle in the header. */
export function usePageHeading(title: string, subtitle?: string) {
  useEffect(() => {
    override.set({ title, subtitle })
    return () => override.set(undefined)
  }, [title, subtitle])
}

export function useHeadingOverride(): Heading | undefined {
  return useStore(override)
}
