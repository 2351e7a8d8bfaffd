import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy.ts'
import { FileDrop } from './FileDrop.tsx'
import { useIsWatched } from './watch.ts'

const ImportWatch = lazyPart(() => import('./ImportWatch.tsx'), 'ImportWatch')

/** Behind every page of a signed-in user: takes dropped files, and notices when a running import ends. */
export function ImportBackground() {
  const isWatched = useIsWatched()
  return (
    <>
      <FileDrop />
      {isWatched && (
        <Suspense fallback={null}>
          <ImportWatch />
        </Suspense>
      )}
    </>
  )
}
