import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Import } from '#domain/imports/schema.ts'
import { importScreenTexts as texts } from '#domain/texts/import-screens.ts'
import { goTo } from '#client/lib/back.ts'
import { paths } from '#client/lib/paths.ts'
import { invalidateOwn } from '#client/lib/query.ts'
import { toast } from '#client/lib/toast.ts'
import { importQueries, isRunning } from '../queries.ts'
import { stopWatching, useWatched } from './watch.ts'

/** Notices when a running import ends, on whatever page: all lists are then refetched, and a toast says how it went. */
export function ImportWatch() {
  const imports = useQuery(importQueries.all()).data
  const watched = useWatched()
  useEffect(() => {
    if (imports === undefined) return
    for (const id of watched) {
      const one = imports.find((listed) => listed.id === id)
      if (one !== undefined && isRunning(one)) continue
      stopWatching(id)
      if (one === undefined) continue
      tell(one)
      void invalidateOwn()
    }
  }, [imports, watched])
  return null
}

/** Its own page says it better. */
function tell({ id, state, added, changed }: Import) {
  const address = paths.importOf(id)
  if (globalThis.location.pathname === address) return
  const action = { label: texts.running.open, onSelect: () => goTo(address) }
  if (state === 'done') toast({ title: texts.done.title(added, changed), action })
  if (state === 'failed')
    toast({ title: texts.failed.title, description: texts.failed.text, variant: 'destructive', action })
}
