import { Suspense } from 'react'
import { LoadingScreen } from '../ui/Spinner.tsx'
import type { Screen } from './routes.ts'
import { useArrival } from './use-arrival.ts'

/** A page that brings its own frame. */
export function Bare({ screen }: { screen: Screen }) {
  useArrival(screen.title)
  return (
    <Suspense fallback={<LoadingScreen />}>
      <screen.Page />
    </Suspense>
  )
}
