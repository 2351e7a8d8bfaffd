import { Suspense } from 'react'
import { lazyPart } from '#client/lib/lazy.ts'
import { FileDrop } from './FileDrop.tsx'
import { useWatched } from './watch.ts'

const ImportWatch = lazyPart(() => import('./ImportWatch.tsx'), 'ImportWatch')

/** Behind every page of a signed-in user: takes dropped files, and notices when a running import ends. */
export function ImportBackground() {
  const isWatching = useWatched().size > 0
  return (
    <>
      <FileDrop />
      {isWatching && (
        <Suspense fallback={null}>
          <ImportWatch />
        </Suspense>
      )}
    </>
  )
}
