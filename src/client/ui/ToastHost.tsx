import { Suspense } from 'react'
import { lazyPart } from '../lib/lazy.ts'
import { useShownToast } from '../lib/toast.ts'

const Toaster = lazyPart(() => import('./Toaster.tsx'), 'Toaster')

/** Stands once in the app; the toast library comes with the first toast. */
export function ToastHost() {
  const shown = useShownToast()
  if (shown === undefined) return null
  return (
    <Suspense fallback={null}>
      <Toaster shown={shown} />
    </Suspense>
  )
}
